import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { addressOf, type PageKey } from '#model/site-map.ts';
import { useLanguage } from './language/language-provider.tsx';

/** A breadcrumb from the home page to a page. */
export function PageBreadcrumb({ page }: { page: PageKey }) {
  const { t, locale } = useLanguage();
  return (
    <Breadcrumb
      label={t('nav.breadcrumb')}
      steps={[
        { name: t('nav.home'), to: addressOf('home', locale) },
        { name: t(`nav.${page}`), to: addressOf(page, locale) },
      ]}
    />
  );
}
