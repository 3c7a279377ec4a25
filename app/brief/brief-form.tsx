import { useState } from 'react';
import type { BriefChoices } from '#app/loaders/types.ts';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { announce } from '#app/ui/announce.ts';
import { ChoiceGroup } from '#app/ui/choice.tsx';
import { Icon } from '#app/ui/icon.tsx';
import iconButton from '#app/ui/icon-button.module.css';
import type { Hours } from '#model/hours/opening.ts';
import { briefText, maxBriefLength } from '#model/whatsapp/brief-text.ts';
import { chatLink } from '#model/whatsapp/chat-link.ts';
import { briefMessage } from './brief-message.ts';
import { BriefSheet } from './brief-sheet.tsx';
import { BriefStep } from './brief-step.tsx';
import { BriefStyles } from './brief-styles.tsx';
import { BriefTimes } from './brief-times.tsx';
import { answeredParts, type BriefDraft, meetings, places, stages, tooLongField } from './draft.ts';
import { goOnByItself } from './go-on.ts';
import { StepLink } from './step-link.tsx';
import { toQuestion } from './to-question.ts';
import { TypedField } from './typed-field.tsx';
import { useBrief } from './use-brief.ts';
import { type Part, parts, usePart } from './use-part.ts';

interface BriefFormProps {
  choices: BriefChoices;
  chatNumber: string;
  hours: Hours;
}

/** The questions beside the message; on phones one after the other, and the message last. */
export function BriefForm({ choices, chatNumber, hours }: BriefFormProps) {
  const { t, words, locale } = useLanguage();
  const brief = useBrief(choices, hours);
  const { part, goTo } = usePart();
  const { draft } = brief;
  const text = briefText(words, locale, briefMessage(words, locale, draft, choices, hours.zone));
  const answered = answeredParts(draft);
  const hindrance = hindranceOf(draft, choices, text);
  const [told, setTold] = useState(false);
  const wrong =
    told && hindrance ? (
      <p className="brief-note" data-wrong="true">
        {t(hindrance.key)}
      </p>
    ) : null;
  const like = choices.works.find(({ id }) => id === draft.like);
  const keyed = (keys: readonly (typeof places | typeof stages | typeof meetings)[number][]) =>
    keys.map((value) => ({ value, text: t(`brief.${value}`) }));
  return (
    <div className="brief" data-needs-scripts="">
      <nav className="brief-way" aria-label={t('brief.steps')}>
        <ol>
          {parts.map((one, index) => {
            const title = t(one === 'message' ? 'brief.message' : `brief.${one}`);
            const isAnswered = answered.includes(one);
            return (
              <li key={one}>
                <StepLink
                  part={one}
                  aria-current={one === part ? 'step' : undefined}
                  data-answered={isAnswered}
                  aria-label={
                    one === 'message'
                      ? title
                      : t(isAnswered ? 'brief.stepAnswered' : 'brief.step', { n: index + 1, title })
                  }
                >
                  {one === 'message' ? (
                    <Icon name="whatsapp" size={18} />
                  ) : isAnswered && one !== part ? (
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
        {...goOnByItself(goTo)}
        onSubmit={(event) => event.preventDefault()}
      >
        <BriefStep part="what" current={part} title={t('brief.what')}>
          {hindrance?.part === 'what' ? wrong : null}

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
                  toQuestion(event.currentTarget);
                  brief.change({ like: '' });
                }}
              >
                <Icon name="close" size={18} />
              </button>
            </p>
          ) : null}
        </BriefStep>
        <BriefStep part="where" current={part} title={t('brief.where')}>
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
          <ChoiceGroup name="place" label={t('brief.place')} options={keyed(places)} />
        </BriefStep>
        <BriefStep part="stage" current={part} title={t('brief.stage')}>
          <ChoiceGroup name="stage" look="rows" options={keyed(stages)} />
        </BriefStep>
        <BriefStep part="style" current={part} title={t('brief.style')} note={t('brief.styleNote')}>
          <BriefStyles works={choices.works} chosen={draft.styles} />
        </BriefStep>
        <BriefStep part="budget" current={part} title={t('brief.budget')}>
          <ChoiceGroup
            name="budget"
            look="rows"
            options={[
              ...choices.budgets.map((band, index) => ({ value: String(index), text: band })),
              { value: 'advise', text: t('brief.advise') },
            ]}
          />
        </BriefStep>
        <BriefStep part="when" current={part} title={t('brief.when')} note={t('brief.whenNote')}>
          <ChoiceGroup name="meeting" label={t('brief.meeting')} options={keyed(meetings)} />
          <BriefTimes
            days={brief.days}
            zone={hours.zone}
            chosen={draft.times}
            hasLostTime={brief.hasLostTime}
            onToggle={brief.toggleTime}
          />
        </BriefStep>
        <BriefStep part="message" current={part} title={t('brief.you')}>
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
      <BriefSheet
        text={text}
        href={chatLink(chatNumber, text)}
        wrong={wrong}
        isCurrent={part === 'message'}
        canUndo={brief.canUndo}
        onHindered={
          hindrance &&
          (() => {
            setTold(true);
            announce(t(hindrance.key));
            goTo(hindrance.part);
          })
        }
        onClear={brief.clear}
        onUndo={brief.undo}
      />
    </div>
  );
}

/** What is missing or too long, and where it stands. */
interface Hindrance {
  part: Part;
  key: 'brief.needed' | 'brief.tooLong';
}

/** What keeps the message from being sent: the first question, or a text that is too long. */
function hindranceOf(draft: BriefDraft, choices: BriefChoices, text: string): Hindrance | null {
  if (!choices.services.some(({ slug }) => slug === draft.service))
    return { part: 'what', key: 'brief.needed' };
  const field = tooLongField(draft);
  const part = field === 'city' || field === 'area' ? 'where' : 'message';
  return field || text.length > maxBriefLength ? { part, key: 'brief.tooLong' } : null;
}
