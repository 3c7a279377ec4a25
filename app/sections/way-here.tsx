import { useLanguage } from '../language/language-provider';
import { addressOf, type PageKey } from '../site-map';
import { Breadcrumb } from '../ui/breadcrumb';

/** The way from the home page to a page. */
export function WayHere({ page }: { page: PageKey }) {
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
