import type { MetaFunction } from 'react-router';
import type { ShellData } from '../root';
import { Offline } from '../shell/offline';

export const meta: MetaFunction = ({ matches }) => {
  const data = matches[0]?.loaderData as ShellData | undefined;
  return [
    { title: `${data?.words.offline.heading} | ${data?.site.name}` },
    { name: 'robots', content: 'noindex' },
  ];
};

/** Stands in for a page that has not been opened before, where there is no connection. */
export default function OfflinePage() {
  return <Offline />;
}
