import type { ReactNode } from 'react';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { buttonLook, quietLook } from '#app/ui/button.tsx';
import { isSingle } from './go-on.ts';
import { StepLink } from './step-link.tsx';
import { type Part, parts } from './use-part.ts';

interface BriefStepProps {
  part: Part;
  current: Part;
  title: string;
  note?: string;
  children: ReactNode;
}

/**
 * One part of the brief: how far one is, its question, the answers. On phones the ways on and back; those of the last part
 * stand with the message.
 */
export function BriefStep({ part, current, title, note, children }: BriefStepProps) {
  const { t } = useLanguage();
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
        <h2 id={`${part}-title`} tabIndex={-1}>
          {title}
        </h2>
      </legend>
      <div className="brief-answers">
        {note ? <p className="brief-note">{note}</p> : null}
        {children}
      </div>
      {after ? (
        <p className="brief-on">
          <StepLink {...buttonLook({ tone: 'ink', size: 'card' })} part={after}>
            {t(after === 'message' ? 'brief.message' : 'brief.next')}
          </StepLink>
          {before ? (
            <StepLink className={quietLook} part={before}>
              {t('brief.back')}
            </StepLink>
          ) : null}
        </p>
      ) : null}
    </fieldset>
  );
}
