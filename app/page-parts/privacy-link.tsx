import { Link } from 'react-router';
import { quietLook } from '#app/ui/button.tsx';
import { addressOf } from '#model/site-map.ts';
import { useLanguage } from './language/language-provider.tsx';

/** Leads to what becomes of what a visitor types, photographs and sends; for the end of a sentence. */
export function PrivacyLink() {
  const { t, locale } = useLanguage();
  return (
    <Link to={addressOf('privacy', locale)} className={quietLook} viewTransition>
      {t('nav.privacy')}
    </Link>
  );
}
