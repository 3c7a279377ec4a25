/** One shape in which the site shows a part of a picture. */
export interface Crop {
  /** Where it is seen, for the owner. */
  name: { en: string; ar: string };
  /** Width divided by height. */
  shape: number;
  /** Round at its top. */
  isArch?: true;
  /** The fields whose pictures it shows: `kind:path`, lists without their entries' numbers. */
  of: readonly string[];
}

const covers = ['portfolio:coverImage', 'projects:coverImage'];
const rows = ['portfolio:images', 'projects:images'];
const hero = 'site:hero.background.image';

/**
 * All crops of the site, its link previews and its PDFs. The stylesheets write the same shapes as `aspect-ratio`; a shape that
 * follows the window stands here as it is on a usual phone and laptop.
 */
export const crops: readonly Crop[] = [
  { name: { en: 'Tile, wide', ar: 'بطاقة عريضة' }, shape: 16 / 10.5, of: ['portfolio:coverImage'] },
  { name: { en: 'Tile', ar: 'بطاقة' }, shape: 4 / 3.1, of: ['portfolio:coverImage'] },
  { name: { en: 'Tile, upright', ar: 'بطاقة طولية' }, shape: 4 / 5, of: ['portfolio:coverImage'] },
  {
    name: { en: 'Tile on a phone', ar: 'بطاقة على الهاتف' },
    shape: 4 / 4.6,
    of: ['portfolio:coverImage'],
  },
  { name: { en: 'Card', ar: 'بطاقة' }, shape: 4 / 3, of: ['projects:coverImage'] },
  { name: { en: 'Card on a phone', ar: 'بطاقة على الهاتف' }, shape: 1, of: ['projects:coverImage'] },
  { name: { en: 'Thumbnail', ar: 'صورة مصغّرة' }, shape: 3 / 2, of: rows },
  { name: { en: 'Card', ar: 'بطاقة' }, shape: 4 / 5, of: ['frames:images'] },
  { name: { en: 'Arch', ar: 'قوس' }, shape: 3 / 4.5, isArch: true, of: ['services:image'] },
  {
    name: { en: 'Arch on a phone', ar: 'قوس على الهاتف' },
    shape: 4 / 5,
    isArch: true,
    of: ['services:image'],
  },
  { name: { en: 'Card', ar: 'بطاقة' }, shape: 3 / 2, of: ['courses:thumbnail'] },
  { name: { en: 'Arch', ar: 'قوس' }, shape: 1 / 1.4, isArch: true, of: [hero] },
  { name: { en: 'Arch on a phone', ar: 'قوس على الهاتف' }, shape: 1.25, isArch: true, of: [hero] },
  { name: { en: 'Arch', ar: 'قوس' }, shape: 3 / 4, isArch: true, of: ['site:contact.image'] },
  {
    name: { en: 'Arch on a phone', ar: 'قوس على الهاتف' },
    shape: 4 / 3.6,
    isArch: true,
    of: ['site:contact.image'],
  },
  { name: { en: 'Banner', ar: 'شريط' }, shape: 1 / 0.26, of: ['site:servicesBanner'] },
  { name: { en: 'Banner on a phone', ar: 'شريط على الهاتف' }, shape: 390 / 180, of: ['site:servicesBanner'] },
  { name: { en: 'Beside the questions', ar: 'بجانب الأسئلة' }, shape: 4 / 5, of: ['site:faqPicture'] },
  {
    name: { en: 'Link preview', ar: 'صورة الرابط' },
    shape: 440 / 566,
    isArch: true,
    of: [
      ...covers,
      'frames:images',
      'services:image',
      'courses:thumbnail',
      hero,
      'site:contact.image',
      'site:servicesBanner',
    ],
  },
  { name: { en: 'PDF', ar: 'ملف PDF' }, shape: 1.05, of: covers },
  { name: { en: 'PDF', ar: 'ملف PDF' }, shape: 4 / 3, of: rows },
  { name: { en: 'PDF', ar: 'ملف PDF' }, shape: 0.776, isArch: true, of: [hero] },
];

/** @param place of a picture, as `kind:path` without entries' numbers */
export function cropsOf(place: string): readonly Crop[] {
  return crops.filter(({ of }) => of.includes(place));
}
