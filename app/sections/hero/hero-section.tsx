import { Link } from 'react-router';
import type { Hero, Site } from '#app/loaders/types.ts';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { buttonLook, quietLook } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { OutsideLink } from '#app/ui/outside-link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { addressOf, itemAddress } from '#model/site-map.ts';
import { chatLink } from '#model/whatsapp/chat-link.ts';
import styles from './hero-section.module.css';
import { LampCord } from './lamp-cord.tsx';

/*
 * The `sizes` attribute of the hero's picture, which is wider than the arch that crops it. All sizes are in vw, because
 * the preload in the head uses the same value.
 */
const sizes = '(min-width: 60em) 46vw, (orientation: landscape) 48vw, 90vw';

/** The hero: text on the plaster wall, beside a round arch that opens onto the living room. */
export function HeroSection({ hero, site }: { hero: Hero; site: Site }) {
  const { t, locale } = useLanguage();
  const { image, type } = hero.background;
  const hasPicture = type === 'image';
  // The lamp in the picture needs scripts to switch the theme, so its button is rendered only after hydration.
  const isHydrated = useHydrated();
  return (
    <section id="home" className={styles.hero} aria-label={t('nav.home')} data-background={type}>
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.words}>
          <h1>{hero.headline}</h1>
          <p className={styles.subtitle}>{hero.subtitle}</p>
          <p className={styles.actions}>
            <a {...buttonLook({ tone: 'clay' })} href="#portfolio">
              {hero.callToAction}
            </a>
            <Link {...buttonLook({ tone: 'outline' })} to={addressOf('brief', locale)} viewTransition>
              {t('nav.toBrief')}
            </Link>
          </p>
          <p className={styles.chat}>
            <OutsideLink
              className={quietLook}
              href={chatLink(site.chatNumber, t('whatsapp.greeting'))}
              newTabNote={t('common.newTab')}
            >
              <Icon name="whatsapp" size={18} />
              {hero.chatButton}
            </OutsideLink>
          </p>
        </div>
        {hasPicture ? (
          <figure className={styles.arch}>
            <Picture picture={image} sizes={sizes} isFirst className={styles.room} />
            {isHydrated && hero.cord && image.dusk ? (
              <LampCord cord={hero.cord} picture={image} sizes={sizes} />
            ) : null}
            <figcaption>
              <Link to={itemAddress('portfolio', hero.project, locale)}>{hero.caption}</Link>
            </figcaption>
          </figure>
        ) : null}
      </div>
    </section>
  );
}
