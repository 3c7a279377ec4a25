import type { Locale } from '#model/language/locales.ts';
import { fill, type Words } from '#model/language/translate.ts';
import { isolateByLocale, isolateLtr } from './isolate.ts';

/**
 * The WhatsApp message that the link of a frame group in a PDF opens. A reader of the PDF has chosen no print or size
 * yet, so the message asks about the whole group.
 */
export function paperFrameText(
  words: Words,
  frame: { title: string; code: string; url: string },
  locale: Locale,
): string {
  const { whatsapp } = words;
  return [
    whatsapp.availability,
    '',
    fill(whatsapp.frame, { title: isolateByLocale(frame.title, locale) }),
    fill(whatsapp.reference, { ref: isolateLtr(frame.code) }),
    fill(whatsapp.link, { url: frame.url }),
  ].join('\n');
}

/** The WhatsApp message that the link of a project in a PDF opens: the message asks for a project like that one. */
export function paperWorkText(words: Words, work: { title: string; url: string }, locale: Locale): string {
  const { whatsapp } = words;
  return [
    whatsapp.work,
    '',
    fill(whatsapp.workTitle, { title: isolateByLocale(work.title, locale) }),
    fill(whatsapp.link, { url: work.url }),
  ].join('\n');
}
