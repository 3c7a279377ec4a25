import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '../language/language-provider';
import { addressOf } from '../site-map';
import { buttonLook, quietLook } from '../ui/button';
import { ignoreSecondTap } from '../ui/ignore-second-tap';
import { isSingle } from './go-on';
import { type Part, parts } from './use-part';

interface BriefStepProps {
  part: Part;
  current: Part;
  title: string;
  note?: string;
  /** What keeps the message from being sent, and stands here. */
  wrong?: string | null;
  children: ReactNode;
}

/**
 * One part of the brief: how far one is, its question, the answers. On phones the ways on and back; those of the last part
 * stand with the message.
 */
export function BriefStep({ part, current, title, note, wrong, children }: BriefStepProps) {
  const { t, locale } = useLanguage();
  // The whole address: prerendered, a page stands in a folder of its own name.
  const here = addressOf('brief', locale);
  const place = parts.indexOf(part);
  const [before, after] = [parts[place - 1], parts[place + 1]];
  return (
    <fieldset
      id={part}
      className="brief-step"
      data-current={part === current}
      data-goes-on={isSingle(part) || undefined}
    >
      <legend>
        <span className="brief-progress">
          {after ? t('brief.progress', { n: place + 1 }) : null}
          {place === 0 ? <span> · {t('brief.required')}</span> : null}
        </span>
        <h2 id={`${part}-title`} tabIndex={-1} aria-describedby={wrong ? `${part}-wrong` : undefined}>
          {title}
        </h2>
      </legend>
      <div className="brief-answers">
        {wrong ? (
          <p id={`${part}-wrong`} className="brief-note" data-wrong="true">
            {wrong}
          </p>
        ) : null}
        {note ? <p className="brief-note">{note}</p> : null}
        {children}
      </div>
      {after ? (
        <p className="brief-on">
          <Link
            {...buttonLook({ tone: 'ink', size: 'card' })}
            to={`${here}#${after}`}
            onClick={ignoreSecondTap}
          >
            {t(after === 'message' ? 'brief.message' : 'brief.next')}
          </Link>
          {before ? (
            <Link className={quietLook} to={`${here}#${before}`} onClick={ignoreSecondTap}>
              {t('brief.back')}
            </Link>
          ) : null}
        </p>
      ) : null}
    </fieldset>
  );
}
