import type { ContentKind } from '../../app/content/content-kinds.ts';
import type { Locale } from '../../app/language/locales.ts';

/** What an owner should know before she fills a field, where its label does not say it. By `kind:path`, or the name alone. */
const help: Record<string, Record<Locale, string>> = {
  'frames:code': {
    en: 'SF- and two digits, such as SF-14; no other series has the same.',
    ar: 'الحروف SF- ثم رقمان، مثل SF-14، ولا تتكرّر في مجموعة أخرى.',
  },
  'frames:pricing.size': {
    en: 'Width × height of the sheet in cm, such as 30x40.',
    ar: 'عرض الورقة × ارتفاعها بالسنتيمتر، مثل 30x40.',
  },
  'frames:images': {
    en: 'The first picture shows the first print, in the first color. A picture shows one print straight on, or a room.',
    ar: 'الصورة الأولى للوحة الأولى باللون الأول. وكل صورة للوحة واحدة من الأمام، أو لغرفة.',
  },
  'frames:images.edges': {
    en: 'Where the frame’s outer edges lie, in pixels from the left and the top: the site cuts it out there and hangs it on its own wall.',
    ar: 'مواضع حواف الإطار الخارجية بالبكسل من يسار الصورة وأعلاها، وعندها يقصّه الموقع ويعلّقه على جداره.',
  },
  'frames:prints.id': {
    en: 'Small Latin letters, digits and hyphens. Visitors’ lists know the print by it: best left as it is.',
    ar: 'حروف لاتينية صغيرة وأرقام وشرطات. قوائم الزوار تعرف اللوحة به، فالأفضل ألّا يتغيّر.',
  },
  'projects:excerpt': {
    en: 'What the card says: one sentence with a full stop, two lines at most.',
    ar: 'ما تقوله البطاقة: جملة واحدة تنتهي بنقطة، في سطرين على الأكثر.',
  },
  'portfolio:id': {
    en: 'Its place in the order; no other project has the same.',
    ar: 'موضعه في الترتيب، ولا يتكرّر في مشروع آخر.',
  },
  'projects:id': {
    en: 'Its place in the order; no other project has the same.',
    ar: 'موضعه في الترتيب، ولا يتكرّر في مشروع آخر.',
  },
  dusk: {
    en: 'From the very same place, with the lamps lit. Shown in the dark theme.',
    ar: 'من الموضع نفسه تمامًا والمصابيح مضاءة. تظهر في المظهر الداكن.',
  },
  comparison: {
    en: 'Two of the pictures below, taken from the very same place: visitors draw one over the other.',
    ar: 'صورتان من صور المشروع التُقطتا من الموضع نفسه، يسحب الزائر إحداهما فوق الأخرى.',
  },
  label: {
    en: 'The caption; it is also read aloud to people who cannot see.',
    ar: 'هو التعليق على الصورة، ويُقرأ كذلك لمن لا يرى.',
  },
  cta_whatsapp: {
    en: 'Words in {braces} are filled by the site: leave them as they are.',
    ar: 'الكلمات بين {قوسين} يملؤها الموقع، فاتركها كما هي.',
  },
  'courses:slug': {
    en: 'Stands in links that were sent already: best left as it is.',
    ar: 'موجود في روابط أُرسلت من قبل، فالأفضل ألّا يتغيّر.',
  },
  'site:chatNumber': {
    en: 'Country code first, digits alone, without + or 00.',
    ar: 'رمز الدولة أولًا، أرقام فقط، بلا + ولا 00.',
  },
  'site:catalogDate': {
    en: 'Stands on each page of the printed catalog.',
    ar: 'يظهر في كل صفحة من الكتالوج المطبوع.',
  },
  'site:budgets': {
    en: 'In ascending order: 5000 and 15000 give under 5,000, from 5,000 to 15,000, above 15,000.',
    ar: 'من الأصغر إلى الأكبر: 5000 و15000 تعطيان أقل من 5,000، ومن 5,000 إلى 15,000، وأكثر من 15,000.',
  },
  'site:hours.week': {
    en: 'A day may have several times; without any it is closed. 20:00 to 01:00 ends after midnight.',
    ar: 'قد يكون لليوم أكثر من فترة، ومن دون فترة يكون مغلقًا. ومن 20:00 إلى 01:00 ينتهي بعد منتصف الليل.',
  },
  'site:hours.exceptions': {
    en: 'Holidays and Ramadan: one day, or from a day to another; then closed, or hours.',
    ar: 'العطل ورمضان: يوم واحد، أو من يوم إلى يوم، ثم مغلق أو ساعات.',
  },
  'site:hero.cord': {
    en: 'Where the lamp’s cord hangs in the picture: visitors pull it to bring evening.',
    ar: 'موضع خيط المصباح في الصورة: يسحبه الزائر فيحلّ المساء.',
  },
  features: {
    en: 'As many lines in Arabic as in English.',
    ar: 'عدد الأسطر في العربية كعددها في الإنجليزية.',
  },
  homography: {
    en: 'Measured by the site’s developer when a room is added.',
    ar: 'يقيسها مطوّر الموقع عند إضافة غرفة.',
  },
};

/**
 * A sentence of help for a field.
 * @param path as the content's mistakes write it; entries' numbers do not matter
 */
export function helpOf(kind: ContentKind, path: string): Record<Locale, string> | undefined {
  const place = path.replaceAll(/\[\d*\]/g, '').replace(/^\./, '');
  // Entries of a list have its help once, above all of them.
  if (path.endsWith(']')) return undefined;
  return help[`${kind}:${place}`] ?? help[place.split('.').at(-1) ?? ''];
}

/** The fields that have help, for a check that they exist. */
export const helped = Object.keys(help);
