import type { Frame, Site } from '../../content/types';
import { useLanguage } from '../../language/language-provider';
import { Ltr } from '../../ui/bidi';
import { OutsideLink } from '../../ui/outside-link';
import { chatLink } from '../../whatsapp/chat-link';
import { frameOrderText } from '../../whatsapp/frame-text';
import { firstChoice } from './frame-choice';
import styles from './frame-order-links.module.css';
import { chosenFrame } from './use-frame-choice';

/** Without scripts: each size with its price, as a link that orders it. */
export function FrameOrderLinks({ frame, chatNumber }: { frame: Frame; chatNumber: Site['chatNumber'] }) {
  const { t, words } = useLanguage();
  return (
    <noscript>
      <ul className={styles.links}>
        {frame.pricing.map(({ size, price }, place) => (
          <li key={size}>
            <OutsideLink
              href={chatLink(
                chatNumber,
                frameOrderText(words, chosenFrame(frame, { ...firstChoice, size: place })),
              )}
              newTabNote={t('common.newTab')}
            >
              {t('frames.order')}: <Ltr>{size}</Ltr>
              {`\u00a0${t('common.centimeters')}${t('common.listComma')}${t('common.jod', { n: price })}`}
            </OutsideLink>
          </li>
        ))}
      </ul>
    </noscript>
  );
}
