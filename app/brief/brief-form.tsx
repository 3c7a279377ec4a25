import { useState } from 'react';
import type { BriefChoices } from '#app/loaders/types.ts';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { StudioMap } from '#app/page-parts/studio-map.tsx';
import { announce } from '#app/ui/announce.ts';
import { Bidi } from '#app/ui/bidi.tsx';
import { ChoiceGroup } from '#app/ui/choice.tsx';
import { Icon } from '#app/ui/icon.tsx';
import iconButton from '#app/ui/icon-button.module.css';
import type { Hours } from '#model/hours/opening.ts';
import { briefText, maxBriefLength } from '#model/whatsapp/brief-text.ts';
import { chatLink } from '#model/whatsapp/chat-link.ts';
import { autoAdvance } from './auto-advance.ts';
import { briefMessage } from './brief-message.ts';
import { BriefPanel } from './brief-panel.tsx';
import { BriefStep } from './brief-step.tsx';
import { BriefStyles } from './brief-styles.tsx';
import { BriefTimes } from './brief-times.tsx';
import { answeredSteps, type BriefDraft, spaces, stages, tooLongField } from './draft.ts';
import { focusQuestion } from './focus-question.ts';
import { StepLink } from './step-link.tsx';
import { TypedField } from './typed-field.tsx';
import { useBrief } from './use-brief.ts';
import { type Step, steps, useStep } from './use-step.ts';

interface BriefFormProps {
  choices: BriefChoices;
  chatNumber: string;
  hours: Hours;
}

/** The form of the brief: all questions beside the message. Phones show one question at a time, then the message. */
export function BriefForm({ choices, chatNumber, hours }: BriefFormProps) {
  const { t, words, locale } = useLanguage();
  const brief = useBrief(choices, hours);
  const { step, goTo } = useStep();
  const { draft } = brief;
  const text = briefText(words, locale, briefMessage(words, locale, draft, choices, hours.zone));
  const answered = answeredSteps(draft);
  const error = validationErrorOf(draft, choices, text);
  const [isErrorShown, setIsErrorShown] = useState(false);
  const errorNote =
    isErrorShown && error ? (
      <p className="brief-note" data-wrong="true">
        {t(error.key)}
      </p>
    ) : null;
  const service = choices.services.find(({ slug }) => slug === draft.service);
  const like = choices.works.find(({ id }) => id === draft.like);
  const optionsOf = (keys: readonly (typeof spaces | typeof stages | BriefChoices['meetings'])[number][]) =>
    keys.map((value) => ({ value, text: t(`brief.${value}`) }));
  return (
    <div className="brief" data-needs-scripts="">
      <nav className="brief-way" aria-label={t('brief.steps')}>
        <ol>
          {steps.map((one, index) => {
            const title = t(one === 'message' ? 'brief.message' : `brief.${one}`);
            const isAnswered = answered.includes(one);
            return (
              <li key={one}>
                <StepLink
                  step={one}
                  aria-current={one === step ? 'step' : undefined}
                  data-answered={isAnswered}
                  aria-label={
                    one === 'message'
                      ? title
                      : t(isAnswered ? 'brief.stepAnswered' : 'brief.step', { n: index + 1, title })
                  }
                >
                  {one === 'message' ? (
                    <Icon name="whatsapp" size={18} />
                  ) : isAnswered && one !== step ? (
                    '✓'
                  ) : (
                    index + 1
                  )}
                </StepLink>
              </li>
            );
          })}
        </ol>
      </nav>
      <form
        ref={brief.form}
        aria-label={t('nav.brief')}
        onChange={brief.read}
        {...autoAdvance(goTo)}
        onSubmit={(event) => event.preventDefault()}
      >
        <BriefStep step="what" current={step} title={t('brief.what')}>
          {error?.step === 'what' ? errorNote : null}

          <ChoiceGroup
            name="service"
            look="rows"
            options={choices.services.map(({ slug, title }) => ({ value: slug, text: title }))}
          />
          {like ? (
            <p className="brief-like">
              <span>{t('brief.like', { title: like.title })}</span>
              <button
                type="button"
                className={iconButton.button}
                aria-label={t('selection.remove', { title: like.title })}
                onClick={(event) => {
                  focusQuestion(event.currentTarget);
                  brief.change({ like: '' });
                }}
              >
                <Icon name="close" size={18} />
              </button>
            </p>
          ) : null}
        </BriefStep>
        <BriefStep step="where" current={step} title={t('brief.where')}>
          <TypedField
            name="city"
            draft={draft}
            label={t('brief.city')}
            list="brief-cities"
            autoComplete="address-level2"
          />
          <datalist id="brief-cities">
            {t('brief.cities')
              .split('|')
              .map((city) => (
                <option key={city} value={city} />
              ))}
          </datalist>
          <TypedField
            name="area"
            draft={draft}
            label={t('brief.area')}
            note={t('brief.areaNote')}
            dir="ltr"
          />
          <p className="brief-label" aria-hidden="true">
            {t('brief.place')}
          </p>
          <ChoiceGroup name="place" label={t('brief.place')} options={optionsOf(spaces)} />
        </BriefStep>
        <BriefStep step="stage" current={step} title={t('brief.stage')}>
          <ChoiceGroup name="stage" look="rows" options={optionsOf(stages)} />
        </BriefStep>
        <BriefStep step="style" current={step} title={t('brief.style')} note={t('brief.styleNote')}>
          <BriefStyles works={choices.works} chosen={draft.styles} />
        </BriefStep>
        <BriefStep
          step="budget"
          current={step}
          title={t('brief.budget')}
          note={service?.fee && <Bidi text={service.fee} />}
        >
          <ChoiceGroup
            name="budget"
            look="rows"
            options={[
              ...choices.budgets.map((band, index) => ({ value: String(index), text: band })),
              { value: 'advise', text: t('brief.advise') },
            ]}
          />
        </BriefStep>
        <BriefStep step="when" current={step} title={t('brief.when')} note={t('brief.whenNote')}>
          <ChoiceGroup name="meeting" label={t('brief.meeting')} options={optionsOf(choices.meetings)} />
          {draft.meeting === 'studio' ? <StudioMap isShort /> : null}
          <p className="brief-note">
            {t('brief.meetingNote')}
            {choices.visit ? (
              <>
                {' '}
                <Bidi text={`${choices.visit.label}: ${choices.visit.text}`} />
              </>
            ) : null}
          </p>
          <BriefTimes
            days={brief.days}
            zone={hours.zone}
            chosen={draft.times}
            hasLostTime={brief.hasLostTime}
            onToggle={brief.toggleTime}
          />
        </BriefStep>
        <BriefStep step="message" current={step} title={t('brief.you')}>
          <TypedField name="name" draft={draft} label={t('contact.nameLabel')} autoComplete="name" />
          <TypedField
            name="phone"
            draft={draft}
            label={t('contact.phoneLabel')}
            note={t('brief.phoneNote')}
            type="tel"
            dir="ltr"
            autoComplete="tel"
          />
        </BriefStep>
      </form>
      <BriefPanel
        text={text}
        href={chatLink(chatNumber, text)}
        errorNote={errorNote}
        isCurrent={step === 'message'}
        canUndo={brief.canUndo}
        onInvalid={
          error &&
          (() => {
            setIsErrorShown(true);
            announce(t(error.key));
            goTo(error.step);
          })
        }
        onClear={brief.clear}
        onUndo={brief.undo}
      />
    </div>
  );
}

/** Why the message cannot be sent yet: which step to correct, and the key of the sentence that explains it. */
interface ValidationError {
  step: Step;
  key: 'brief.needed' | 'brief.tooLong';
}

/** The first error in the brief: no service chosen, or a text that is too long. Null when the message can be sent. */
function validationErrorOf(draft: BriefDraft, choices: BriefChoices, text: string): ValidationError | null {
  if (!choices.services.some(({ slug }) => slug === draft.service))
    return { step: 'what', key: 'brief.needed' };
  const field = tooLongField(draft);
  const step = field === 'city' || field === 'area' ? 'where' : 'message';
  return field || text.length > maxBriefLength ? { step: step, key: 'brief.tooLong' } : null;
}
