import type { Bilingual } from '#model/content/group.ts';
import { isGroup } from '#model/content/walk.ts';
import { type Locale, languages } from '#model/language/locales.ts';

/** The type of a value in one language: each pair `{ en, ar }`, at any depth, becomes the value of one language. */
export type Localized<Value> =
  Value extends Bilingual<infer Text>
    ? Text
    : Value extends object
      ? { [Key in keyof Value]: Localized<Value[Key]> }
      : Value;

/** Reduces a value of the content to one language. */
export function localized<Value>(value: Value, locale: Locale): Localized<Value> {
  return localizedValue(value, locale) as Localized<Value>;
}

function localizedValue(value: unknown, locale: Locale): unknown {
  if (Array.isArray(value)) return value.map((one) => localizedValue(one, locale));
  if (!isGroup(value)) return value;
  if (isBilingual(value)) return value[locale];
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, localizedValue(one, locale)]));
}

function isBilingual(value: object): value is Bilingual<unknown> {
  return languages.every((language) => language in value);
}
