import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { Ltr } from '#app/ui/bidi.tsx';
import { OutsideLink } from '#app/ui/outside-link.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { groupDigits, sizeText } from '#model/language/translate.ts';
import { knownChoice, type OrderableFrame } from '#model/whatsapp/frame-choice.ts';
import { type OrderSite, orderLink, shopOf } from '#model/whatsapp/frame-order.ts';
import styles from './frame-order-links.module.css';

interface FrameOrderLinksProps {
  frame: OrderableFrame;
  site: OrderSite;
}

/**
 * Without scripts: each size with its price, as a link that orders it; of several prints the first that can be had. React leaves
 * alone what stands in a noscript, so the list is made for the HTML and its code stays out of the browser's.
 */
export function FrameOrderLinks(props: FrameOrderLinksProps) {
  // Whoever has hydrated it has scripts: a page of many cards is not to hold an empty element for each.
  const isHydrated = useHydrated();
  return isHydrated ? null : (
    <noscript className={styles.links}>{import.meta.env.SSR ? <Links {...props} /> : null}</noscript>
  );
}

function Links({ frame, site }: FrameOrderLinksProps) {
  const { t, words, locale } = useLanguage();
  const print = frame.prints.find(({ availabilityData }) => availabilityData?.state !== 'soldOut');
  // What is sold out as a whole is not ordered; the page's own link asks to be told.
  if (!print) return null;
  const choice = knownChoice(frame, { print: print.id });
  return (
    <ul>
      {frame.pricing.map(({ size, price }) => (
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
