import type { Locale } from '../../app/language/locales.ts';

/** What stands between the content and the public, in both languages; {braces} are its values. */
const unreadyWords = {
  exampleAddress: {
    en: 'an address that leads nowhere: {found}',
    ar: 'عنوان لا يقود إلى شيء: {found}',
  },
  zeroNumber: { en: 'a number of zeros: {found}', ar: 'رقم من أصفار: {found}' },
  catalogDate: {
    en: 'the prices hold from {date}, but one was changed on {price}',
    ar: 'الأسعار سارية من {date}، لكن سعرًا تغيّر في {price}',
  },
  pastDate: { en: 'over since {date}: it can go', ar: 'انتهى في {date} ويمكن حذفه' },
  noCaption: { en: 'a picture without a caption', ar: 'صورة بلا تسمية' },
  smallPicture: {
    en: '{picture} is {found} px on its longer side; its place wants {least}',
    ar: 'الصورة {picture} طولها {found} بكسل، ومكانها يحتاج إلى {least}',
  },
} as const satisfies Record<string, Record<Locale, string>>;

export type UnreadyCode = keyof typeof unreadyWords;

export function sayUnready(
  code: UnreadyCode,
  values: Readonly<Record<string, string | number>>,
  locale: Locale,
): string {
  return unreadyWords[code][locale].replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = String(values[name] ?? '');
    return locale === 'ar' ? `\u2066${value}\u2069` : value;
  });
}
