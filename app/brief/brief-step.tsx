import type { ReactNode } from 'react';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { buttonLook, quietLook } from '#app/ui/button.tsx';
import { hasSingleAnswer } from './auto-advance.ts';
import { StepLink } from './step-link.tsx';
import { type Step, steps } from './use-step.ts';

interface BriefStepProps {
  step: Step;
  current: Step;
  title: string;
  note?: ReactNode;
  children: ReactNode;
}

/**
 * One step of the brief: the progress, the question and its answers. Phones also show the links to the next and the
 * previous step. The last step's links are in BriefPanel.
 */
export function BriefStep({ step, current, title, note, children }: BriefStepProps) {
  const { t } = useLanguage();
  const index = steps.indexOf(step);
  const [before, after] = [steps[index - 1], steps[index + 1]];
  return (
    <fieldset
      id={step}
      className="brief-step"
      data-current={step === current}
      data-goes-on={hasSingleAnswer(step) || undefined}
    >
      <legend>
        <span className="brief-progress">
          {after ? t('brief.progress', { n: index + 1 }) : null}
          {index === 0 ? <span> · {t('brief.required')}</span> : null}
        </span>
        <h2 id={`${step}-title`} tabIndex={-1}>
          {title}
        </h2>
      </legend>
      <div className="brief-answers">
        {note ? <p className="brief-note">{note}</p> : null}
        {children}
      </div>
      {after ? (
        <p className="brief-on">
          <StepLink {...buttonLook({ tone: 'ink', size: 'card' })} step={after}>
            {t(after === 'message' ? 'brief.message' : 'brief.next')}
          </StepLink>
          {before ? (
            <StepLink className={quietLook} step={before}>
              {t('brief.back')}
            </StepLink>
          ) : null}
        </p>
      ) : null}
    </fieldset>
  );
}
