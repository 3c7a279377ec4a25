import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { Ltr } from '#app/ui/bidi.tsx';
import { OutsideLink } from '#app/ui/outside-link.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { firstForSale, isForSale } from '#model/content/availability.ts';
import { groupDigits, sizeText } from '#model/language/translate.ts';
import { knownChoice, type OrderableFrame } from '#model/whatsapp/frame-choice.ts';
import { type OrderSite, orderLink, shopOf } from '#model/whatsapp/frame-order.ts';
import styles from './frame-order-links.module.css';

interface FrameOrderLinksProps {
  frame: OrderableFrame;
  site: OrderSite;
}

/**
 * For visitors without scripts: a list of all sizes that are not sold out with their prices, each a link that orders
 * this size. If the group has several prints, the link orders the first print that is not sold out. React does not
 * hydrate the content of a noscript element, so the list is rendered into the HTML only and its code is left out of the
 * browser's bundle.
 */
export function FrameOrderLinks(props: FrameOrderLinksProps) {
  // After hydration, the noscript element is removed, because scripts evidently run: a page with many cards would
  // otherwise keep many empty elements.
  const isHydrated = useHydrated();
  return isHydrated ? null : (
    <noscript className={styles.links}>{import.meta.env.SSR ? <Links {...props} /> : null}</noscript>
  );
}

function Links({ frame, site }: FrameOrderLinksProps) {
  const { t, words, locale } = useLanguage();
  const first = firstForSale(frame);
  // A sold-out frame group cannot be ordered. The page has another link, which asks for news when the group is back.
  if (!first) return null;
  const choice = knownChoice(frame, first);
  return (
    <ul>
      {frame.pricing.filter(isForSale).map(({ size, price }) => (
        <li key={size}>
          <OutsideLink
            href={orderLink(shopOf(site, locale, words), frame, { ...choice, size })}
            newTabNote={t('common.newTab')}
          >
            {t('frames.order')}: <Ltr>{sizeText(size)}</Ltr>
            {`\u00a0${t('common.centimeters')}${t('common.listComma')}${t('common.jod', { n: groupDigits(price) })}`}
          </OutsideLink>
        </li>
      ))}
    </ul>
  );
}
