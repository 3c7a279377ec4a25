import type { BriefChoices } from '#app/loaders/types.ts';
import { useLanguage } from '#app/page-parts/language/language-provider.tsx';
import { PrivacyLink } from '#app/page-parts/privacy-link.tsx';
import { buttonLook } from '#app/ui/button.tsx';
import { Facts } from '#app/ui/facts.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { blankBrief } from '#model/whatsapp/brief-text.ts';
import { spaces, stages } from './draft.ts';

/**
 * The brief for visitors without scripts: a text field that contains the labels of the message. The visitor writes the
 * answers after the labels, and a GET form sends the text.
 */
export function PlainBrief({ choices, chatNumber }: { choices: BriefChoices; chatNumber: string }) {
  const { t, words } = useLanguage();
  const comma = words.common.listComma;
  const facts = [
    { label: t('brief.what'), text: choices.services.map(({ title }) => title).join(comma) },
    { label: t('brief.place'), text: spaces.map((key) => t(`brief.${key}`)).join(comma) },
    { label: t('brief.stage'), text: stages.map((key) => t(`brief.${key}`)).join(comma) },
    { label: t('brief.budget'), text: [...choices.budgets, t('brief.advise')].join(comma) },
    ...choices.services.flatMap(({ title, fee }) => (fee ? { label: title, text: fee } : [])),
    { label: t('brief.when'), text: t('brief.whenNote') },
    ...(choices.visit ? [choices.visit] : []),
  ];
  return (
    <form
      className="brief-plain"
      aria-label={t('brief.message')}
      action={`https://wa.me/${chatNumber}`}
      method="get"
      target="_blank"
      rel="noopener"
    >
      <Facts facts={facts} />
      <label>
        <span>{t('brief.message')}</span>
        <textarea name="text" rows={14} dir="auto" required defaultValue={blankBrief(words)} />
      </label>
      <button type="submit" {...buttonLook({ tone: 'whatsapp' })}>
        <Icon name="whatsapp" />
        {t('brief.send')}
      </button>
      <p>
        {t('brief.afterwards')} <PrivacyLink />
      </p>
    </form>
  );
}
