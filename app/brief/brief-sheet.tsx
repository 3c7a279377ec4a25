import { type ReactNode, useRef } from 'react';
import { HoursLine } from '#app/page-parts/hours/hours-line.tsx';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { PrivacyLink } from '#app/page-parts/privacy-link.tsx';
import { buttonLook, quietLook } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { OutsideLink } from '#app/ui/outside-link.tsx';
import { groupDigits } from '#model/language/translate.ts';
import { maxBriefLength } from '#model/whatsapp/brief-text.ts';
import { StepLink } from './step-link.tsx';

interface BriefSheetProps {
  text: string;
  href: string;
  /** What is missing or too long, once sending was tried. */
  wrong: ReactNode;
  isCurrent: boolean;
  canUndo: boolean;
  /** Tells why it cannot be sent; null where it can. */
  onHindered: (() => void) | null;
  onClear: () => void;
  onUndo: () => void;
}

/** A long message scrolls beside the questions, by keyboard too. */
const scroller = { role: 'group', tabIndex: 0, 'aria-labelledby': 'brief-sheet' };

/** A second tap so soon is the same one (ms). */
const sameTap = 1000;

/** The message as it grows, and the real link that sends it. */
export function BriefSheet({ text, href, wrong, isCurrent, canUndo, ...act }: BriefSheetProps) {
  const { t, dir } = useLanguage();
  const sentAt = useRef(Number.NEGATIVE_INFINITY);
  const [opening = '', ...lines] = text.split('\n').filter(Boolean);
  const words = (
    <>
      <Icon name="whatsapp" />
      {t('brief.send')}
    </>
  );
  return (
    <section className="brief-sheet" aria-labelledby="brief-sheet" data-current={isCurrent}>
      <h2 id="brief-sheet">{t('brief.message')}</h2>
      <div className="brief-lines" dir={dir} {...scroller}>
        <p>{opening}</p>
        {lines.map((line) => (
          <p key={line}>
            <span>{line.slice(0, line.indexOf(':') + 1)}</span>
            {line.slice(line.indexOf(':') + 1)}
          </p>
        ))}
        {lines.length === 0 ? <p className="brief-note">{t('brief.empty')}</p> : null}
      </div>
      {text.length > maxBriefLength * 0.8 ? (
        <p className="brief-note" data-wrong={text.length > maxBriefLength}>
          {t('brief.length', { n: groupDigits(text.length), most: groupDigits(maxBriefLength) })}
        </p>
      ) : null}
      <div className="brief-send">
        {act.onHindered ? (
          <button type="button" {...buttonLook({ tone: 'whatsapp' })} onClick={act.onHindered}>
            {words}
          </button>
        ) : (
          <OutsideLink
            {...buttonLook({ tone: 'whatsapp' })}
            href={href}
            newTabNote={t('common.newTab')}
            onClick={(event) => {
              if (event.timeStamp - sentAt.current < sameTap) event.preventDefault();
              else sentAt.current = event.timeStamp;
            }}
          >
            {words}
          </OutsideLink>
        )}
        <StepLink className={quietLook} part="when">
          {t('brief.back')}
        </StepLink>
      </div>
      {wrong}
      <p className="brief-note">
        {t('brief.afterwards')} <PrivacyLink />
      </p>
      <p className="brief-note">
        <HoursLine />
      </p>
      <p className="brief-last">
        {canUndo ? <span>{t('brief.cleared')}</span> : null}
        <button type="button" className={quietLook} onClick={canUndo ? act.onUndo : act.onClear}>
          {t(canUndo ? 'common.undo' : 'brief.clear')}
        </button>
      </p>
    </section>
  );
}
