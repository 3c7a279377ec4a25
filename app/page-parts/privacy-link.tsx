import { Link } from 'react-router';
import { quietLook } from '#app/ui/button.tsx';
import { addressOf } from '#model/site-map.ts';
import { useLanguage } from './language/language-provider.tsx';

/**
 * A link to the privacy page, which explains what happens to the data of a visitor. The link is made to stand at the
 * end of a sentence.
 */
export function PrivacyLink() {
  const { t, locale } = useLanguage();
  return (
    <Link to={addressOf('privacy', locale)} className={quietLook} viewTransition>
      {t('nav.privacy')}
    </Link>
  );
}
