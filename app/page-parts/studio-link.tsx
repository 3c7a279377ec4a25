import { Link, useRouteLoaderData } from 'react-router';
import { quietLook } from '#app/ui/button.tsx';
import { addressOf } from '#model/site-map.ts';
import { useLanguage } from './language/language-provider.tsx';

/** Whether this site has a page about the studio. */
export function useHasStudioPage(): boolean {
  return useRouteLoaderData<{ hasStudioPage: boolean }>('root')?.hasStudioPage ?? false;
}

/** A link to the page about the studio; nothing where the site has no such page. */
export function StudioLink() {
  const { t, locale } = useLanguage();
  if (!useHasStudioPage()) return null;
  return (
    <Link className={quietLook} to={addressOf('studio', locale)} viewTransition>
      {t('nav.toStudio')}
    </Link>
  );
}
