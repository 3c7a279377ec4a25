import { Link } from 'react-router';
import { useLanguage } from '../language/language-provider';
import { addressOf } from '../site-map';
import { quietLook } from '../ui/button';

/** Leads to what becomes of what a visitor types, photographs and sends; for the end of a sentence. */
export function PrivacyLink() {
  const { t, locale } = useLanguage();
  return (
    <Link to={addressOf('privacy', locale)} className={quietLook} viewTransition>
      {t('nav.privacy')}
    </Link>
  );
}
