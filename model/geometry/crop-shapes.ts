/** One shape in which the site shows a part of a picture. */
export interface CropShape {
  /** Where it is seen, for the owner. */
  name: { en: string; ar: string };
  /** Width and height of the box, as `aspect-ratio` has them. */
  ratio: readonly [width: number, height: number];
  /** Round at its top. */
  isArch?: true;
  /** The fields whose pictures it shows: `kind:path`, lists without their entries' numbers. */
  of: readonly string[];
}

const covers = ['portfolio:coverImage', 'projects:coverImage'];
const rows = ['portfolio:images', 'projects:images'];
const hero = 'site:hero.background.image';
const contact = 'site:contact.image';
const banner = 'site:servicesBanner';

/**
 * All crops of the site, its link previews and its PDFs. Stylesheets name them: `aspect-ratio: --crop(card)`; so do the scripts
 * that cut pictures. The last ones follow the window and stand here as they are on a usual phone and laptop.
 */
export const cropShapes = {
  tile: { name: { en: 'Tile', ar: 'بطاقة' }, ratio: [4, 3.1], of: ['portfolio:coverImage'] },
  'tile-phone': {
    name: { en: 'Tile on a phone', ar: 'بطاقة على الهاتف' },
    ratio: [4, 4.6],
    of: ['portfolio:coverImage'],
  },
  'tile-upright': {
    name: { en: 'Tile, upright', ar: 'بطاقة طولية' },
    ratio: [4, 5],
    of: ['portfolio:coverImage'],
  },
  'tile-wide': {
    name: { en: 'Tile, wide', ar: 'بطاقة عريضة' },
    ratio: [16, 10.5],
    of: ['portfolio:coverImage'],
  },
  'tile-full': {
    name: { en: 'Tile from edge to edge', ar: 'بطاقة بعرض الصفحة' },
    ratio: [16, 9],
    of: ['portfolio:coverImage'],
  },
  card: { name: { en: 'Card', ar: 'بطاقة' }, ratio: [4, 3], of: covers },
  'card-phone': {
    name: { en: 'Card on a phone', ar: 'بطاقة على الهاتف' },
    ratio: [1, 1],
    of: ['projects:coverImage'],
  },
  'cover-phone': {
    name: { en: 'First one: top of its page on a phone', ar: 'الصورة الأولى: أعلى الصفحة على الهاتف' },
    ratio: [4, 5],
    of: rows,
  },
  cover: {
    name: { en: 'First one: top of its page', ar: 'الصورة الأولى: أعلى الصفحة' },
    ratio: [16, 9],
    of: rows,
  },
  thumbnail: { name: { en: 'Thumbnail', ar: 'صورة مصغّرة' }, ratio: [3, 2], of: rows },
  frame: {
    name: { en: 'Card and thumbnail', ar: 'بطاقة وصورة مصغّرة' },
    ratio: [4, 5],
    of: ['frames:images'],
  },
  service: { name: { en: 'Arch', ar: 'قوس' }, ratio: [3, 4.5], isArch: true, of: ['services:image'] },
  'service-phone': {
    name: { en: 'Arch on a phone', ar: 'قوس على الهاتف' },
    ratio: [4, 5],
    isArch: true,
    of: ['services:image'],
  },
  course: { name: { en: 'Card', ar: 'بطاقة' }, ratio: [3, 2], of: ['courses:thumbnail'] },
  contact: { name: { en: 'Arch', ar: 'قوس' }, ratio: [3, 4], isArch: true, of: [contact] },
  'contact-phone': {
    name: { en: 'Arch on a phone', ar: 'قوس على الهاتف' },
    ratio: [4, 3.6],
    isArch: true,
    of: [contact],
  },
  'banner-phone': { name: { en: 'Banner on a phone', ar: 'شريط على الهاتف' }, ratio: [4, 3], of: [banner] },
  'banner-paper': { name: { en: 'Banner, printed', ar: 'شريط مطبوع' }, ratio: [3, 1], of: [banner] },
  faq: { name: { en: 'Beside the questions', ar: 'بجانب الأسئلة' }, ratio: [4, 5], of: ['site:faqPicture'] },
  portrait: {
    name: { en: 'Portrait', ar: 'صورة شخصية' },
    ratio: [46, 60],
    isArch: true,
    of: ['testimonials:photo', 'frames:reviews.photo'],
  },
  stamp: {
    name: { en: 'Small, beside its name on the wall', ar: 'صغيرة بجانب اسمها على الجدار' },
    ratio: [3, 4],
    of: ['frames:prints.art'],
  },
  preview: {
    name: { en: 'Link preview', ar: 'صورة الرابط' },
    ratio: [440, 566],
    isArch: true,
    of: [...covers, ...rows, 'frames:images', 'services:image', 'courses:thumbnail', hero, contact, banner],
  },
  'pdf-cover': { name: { en: 'PDF', ar: 'ملف PDF' }, ratio: [1.05, 1], of: covers },
  'pdf-sheet': {
    name: { en: 'PDF of one page', ar: 'ملف PDF من صفحة' },
    ratio: [3, 2],
    of: [...covers, ...rows],
  },
  'pdf-second': { name: { en: 'PDF', ar: 'ملف PDF' }, ratio: [4, 3], of: rows },
  'pdf-second-of-two': { name: { en: 'PDF, of two', ar: 'ملف PDF، من صورتين' }, ratio: [1.12, 1], of: rows },
  'pdf-third': { name: { en: 'PDF, small', ar: 'ملف PDF، صغيرة' }, ratio: [5, 4], of: rows },
  'pdf-frame': { name: { en: 'PDF', ar: 'ملف PDF' }, ratio: [4, 5], of: ['frames:images'] },
  'pdf-room': { name: { en: 'Catalog, wide', ar: 'الدليل، عريضة' }, ratio: [1.7, 1], of: ['frames:images'] },
  'pdf-page': {
    name: { en: 'Catalog, a page', ar: 'الدليل، صفحة' },
    ratio: [210, 297],
    of: ['frames:images'],
  },
  'pdf-door': {
    name: { en: 'Cover of a PDF', ar: 'غلاف ملف PDF' },
    ratio: [0.776, 1],
    isArch: true,
    of: [hero, 'frames:images'],
  },
  'hero-laptop': { name: { en: 'Arch', ar: 'قوس' }, ratio: [1, 1.4], isArch: true, of: [hero] },
  'hero-phone': {
    name: { en: 'Arch on a phone', ar: 'قوس على الهاتف' },
    ratio: [1.25, 1],
    isArch: true,
    of: [hero],
  },
  'banner-laptop': { name: { en: 'Banner', ar: 'شريط' }, ratio: [1440, 558], of: [banner] },
} as const satisfies Record<string, CropShape>;

export type CropName = keyof typeof cropShapes;

/** Width divided by height of a crop. */
export function cropShape(name: CropName): number {
  const [width, height] = cropShapes[name].ratio;
  return width / height;
}

/** @param place of a picture, as `kind:path` without entries' numbers */
export function cropsOf(place: string): CropShape[] {
  return Object.values<CropShape>(cropShapes).filter(({ of }) => of.includes(place));
}
