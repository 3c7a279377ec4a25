import { Link } from 'react-router';
import type { Hero, Site } from '../../content/types';
import { useLanguage } from '../../language/language-provider';
import { addressOf, itemAddress } from '../../site-map';
import { buttonLook, quietLook } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { OutsideLink } from '../../ui/outside-link';
import { Picture } from '../../ui/picture';
import { chatLink } from '../../whatsapp/chat-link';
import styles from './hero-section.module.css';

/*
 * How wide the picture lies behind the arch that crops it; in vw alone, which a preload in the head reads alike.
 * On phones it is a third wider than told: there a screen of three pixels per point gets not quite two of them.
 */
const sizes = '(min-width: 60em) 80vw, (orientation: landscape) 80vw, (min-resolution: 2.5dppx) 107vw, 134vw';

/** A doorway: the words on the plaster wall, a round arch that opens onto the living room. */
export function HeroSection({ hero, site }: { hero: Hero; site: Site }) {
  const { t, locale } = useLanguage();
  const { image, type } = hero.background;
  const hasPicture = type === 'image';
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
            <OutsideLink
              {...buttonLook({ tone: 'outline' })}
              href={chatLink(site.chatNumber, t('whatsapp.greeting'))}
              newTabNote={t('common.newTab')}
            >
              <Icon name="whatsapp" />
              {hero.chatButton}
            </OutsideLink>
          </p>
          <p className={styles.brief}>
            <Link className={quietLook} to={addressOf('brief', locale)} viewTransition>
              {t('nav.toBrief')}
            </Link>
          </p>
        </div>
        {hasPicture ? (
          <figure className={styles.arch}>
            <Picture picture={image} sizes={sizes} isFirst className={styles.room} />
            <figcaption>
              <Link to={itemAddress('portfolio', hero.project, locale)}>{hero.caption}</Link>
            </figcaption>
          </figure>
        ) : null}
      </div>
    </section>
  );
}
