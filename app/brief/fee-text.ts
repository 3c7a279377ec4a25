import type { BriefChoices } from '#app/loaders/types.ts';

/** What a service costs at least, in one line that names the service; undefined where the content does not say. */
export function feeText({ title, fee }: BriefChoices['services'][number]): string | undefined {
  return fee && [title, fee.text, fee.note].filter(Boolean).join('\u00a0· ');
}
