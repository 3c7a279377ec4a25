import type { Locale } from '#model/language/locales.ts';
import { content } from '#model/on-disk/read-content.server.ts';
import type { ProcessStep } from './types.ts';

export function processIn(locale: Locale): ProcessStep[] {
  return content().process.map(({ id, icon, title, description, duration }) => ({
    id,
    icon,
    title: title[locale],
    description: description[locale],
    duration: duration[locale],
  }));
}
