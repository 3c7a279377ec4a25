import type { FaqItem, Picture as PictureType } from '#app/loaders/types.ts';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { Section, type SectionPosition } from '#app/page-parts/section.tsx';
import { Bidi } from '#app/ui/bidi.tsx';
import { quietLook } from '#app/ui/button.tsx';
import { FoldSign } from '#app/ui/fold-sign.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { OutsideLink } from '#app/ui/outside-link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { SectionHead } from '#app/ui/section-head.tsx';
import { chatLink } from '#model/whatsapp/chat-link.ts';
import styles from './faq-section.module.css';

interface FaqSectionProps {
  items: FaqItem[];
  /** The picture beside the questions; on phones, only the page of the questions shows it, below them. */
  picture: PictureType;
  chatNumber: string;
  position: SectionPosition;
}

/** A list of questions that open one by one, also without scripts, and a link to ask another question. */
export function FaqSection({ items, picture, chatNumber, position }: FaqSectionProps) {
  const { t } = useLanguage();
  const isOwnPage = position.level === 1;
  const Question = `h${isOwnPage ? 2 : 3}` as const;
  return (
    <Section id="faq" position={position} label={t('faq.label')}>
      <div className={styles.columns}>
        <div className={styles.head}>
          <SectionHead
            {...position}
            label={t('faq.label')}
            heading={t('faq.heading')}
            subtitle={t('faq.subtitle')}
          />
        </div>
        <div className={styles.items}>
          {items.map(({ id, question, answer }) => (
            <details key={id} id={`faq-${id}`} data-reveal="">
              <summary>
                <Question>{question}</Question>
                <FoldSign />
              </summary>
              <p>
                <Bidi text={answer} />
              </p>
            </details>
          ))}
        </div>
        <div className={styles.beside} data-own-page={isOwnPage ? '' : undefined}>
          <Picture
            picture={picture}
            sizes={`(min-width: 60em) min(29vw, 26rem), ${isOwnPage ? 'min(92vw, 24rem)' : '1px'}`}
            className={styles.picture}
          />
          <p>
            <OutsideLink
              className={`${quietLook} ${styles.ask}`}
              href={chatLink(chatNumber, t('whatsapp.question'))}
              newTabNote={t('common.newTab')}
            >
              <Icon name="whatsapp" />
              {t('faq.ask')}
            </OutsideLink>
          </p>
        </div>
      </div>
    </Section>
  );
}
