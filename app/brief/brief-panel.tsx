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

interface BriefPanelProps {
  text: string;
  href: string;
  /** The sentence about a missing answer or a text that is too long, after the visitor has tried to send. */
  errorNote: ReactNode;
  isCurrent: boolean;
  canUndo: boolean;
  /** Shows why the message cannot be sent; null if it can be sent. */
  onInvalid: (() => void) | null;
  onClear: () => void;
  onUndo: () => void;
}

/** Attributes that make the message box focusable, so that arrow keys scroll a long message. */
const scroller = { role: 'group', tabIndex: 0, 'aria-labelledby': 'brief-sheet' };

/** A second tap on the send link within this time (ms) counts as part of the first tap. */
const sameTapTime = 1000;

/** The message with the answers so far, and the WhatsApp link that sends it. */
export function BriefPanel({ text, href, errorNote, isCurrent, canUndo, ...handlers }: BriefPanelProps) {
  const { t, dir } = useLanguage();
  const sentAt = useRef(Number.NEGATIVE_INFINITY);
  const [opening = '', ...lines] = text.split('\n').filter(Boolean);
  const sendLabel = (
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
        {handlers.onInvalid ? (
          <button type="button" {...buttonLook({ tone: 'whatsapp' })} onClick={handlers.onInvalid}>
            {sendLabel}
          </button>
        ) : (
          <OutsideLink
            {...buttonLook({ tone: 'whatsapp' })}
            href={href}
            newTabNote={t('common.newTab')}
            onClick={(event) => {
              if (event.timeStamp - sentAt.current < sameTapTime) event.preventDefault();
              else sentAt.current = event.timeStamp;
            }}
          >
            {sendLabel}
          </OutsideLink>
        )}
        <StepLink className={quietLook} step="when">
          {t('brief.back')}
        </StepLink>
      </div>
      {errorNote}
      <p className="brief-note">
        {t('brief.afterwards')} <PrivacyLink />
      </p>
      <p className="brief-note">
        <HoursLine />
      </p>
      <p className="brief-last">
        {canUndo ? <span>{t('brief.cleared')}</span> : null}
        <button type="button" className={quietLook} onClick={canUndo ? handlers.onUndo : handlers.onClear}>
          {t(canUndo ? 'common.undo' : 'brief.clear')}
        </button>
      </p>
    </section>
  );
}
