import type { Locale } from '#model/language/locales.ts';
import { sizeText } from '#model/language/translate.ts';

/** The text by which the owner recognizes a list entry: its size, name, title or question; '' if it has none of them. */
export function nameOf(entry: unknown): Record<Locale, string> {
  const { size, name, title, question } = Object(entry) as Record<string, unknown>;
  if (typeof size === 'string') return { en: sizeText(size), ar: sizeText(size) };
  const { en, ar } = (name ?? title ?? question ?? {}) as Partial<Record<Locale, unknown>>;
  return { en: String(en ?? ''), ar: String(ar ?? '') };
}
