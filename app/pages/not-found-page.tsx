import type { MetaFunction } from 'react-router';
import type { ShellData } from '#app/root.tsx';
import { NotFound } from '#app/shell/not-found.tsx';

export const meta: MetaFunction = ({ matches }) => {
  const data = matches[0]?.loaderData as ShellData | undefined;
  return [
    { title: `${data?.words.notFound.title} | ${data?.site.name}` },
    { name: 'robots', content: 'noindex' },
  ];
};

/** The page for every unknown address, in the language of its path. */
export default function NotFoundPage() {
  return <NotFound />;
}
