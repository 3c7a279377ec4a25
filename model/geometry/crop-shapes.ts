/** One shape to which the site crops a picture. */
export interface CropShape {
  /** Where the site shows this crop. The owner reads it in the editor. */
  name: { en: string; ar: string };
  /** Width and height of the box, as in CSS `aspect-ratio`. */
  ratio: readonly [width: number, height: number];
  /** Whether the top of the box is a round arch. */
  isArch?: true;
  /** The content fields whose pictures get this shape, as `kind:path`, without the indexes of list entries. */
  fields: readonly string[];
}

const covers = ['portfolio:coverImage', 'projects:coverImage'];
const rows = ['portfolio:images', 'projects:images'];
const hero = 'site:hero.background.image';
const contact = 'site:contact.image';
const banner = 'site:servicesBanner';

/**
 * All shapes to which the site, its link previews and its PDFs crop pictures. Stylesheets refer to a shape by its name
 * (`aspect-ratio: --crop(card)`), and so do the scripts that cut pictures. The last shapes in the list depend on the
 * window: their ratios here are those on a usual phone and laptop.
 */
export const cropShapes = {
  tile: { name: { en: 'Tile', ar: 'بطاقة' }, ratio: [4, 3.1], fields: ['portfolio:coverImage'] },
  'tile-phone': {
    name: { en: 'Tile on a phone', ar: 'بطاقة على الهاتف' },
    ratio: [4, 4.6],
    fields: ['portfolio:coverImage'],
  },
  'tile-upright': {
    name: { en: 'Tile, upright', ar: 'بطاقة طولية' },
    ratio: [4, 5],
    fields: ['portfolio:coverImage'],
  },
  'tile-wide': {
    name: { en: 'Tile, wide', ar: 'بطاقة عريضة' },
    ratio: [16, 10.5],
    fields: ['portfolio:coverImage'],
  },
  'tile-full': {
    name: { en: 'Tile as wide as the page', ar: 'بطاقة بعرض الصفحة' },
    ratio: [16, 9],
    fields: ['portfolio:coverImage'],
  },
  card: { name: { en: 'Card', ar: 'بطاقة' }, ratio: [4, 3], fields: covers },
  'card-phone': {
    name: { en: 'Card on a phone', ar: 'بطاقة على الهاتف' },
    ratio: [4, 5],
    fields: ['projects:coverImage'],
  },
  'cover-phone': {
    name: { en: 'First one: top of its page on a phone', ar: 'الصورة الأولى: أعلى الصفحة على الهاتف' },
    ratio: [4, 5],
    fields: rows,
  },
  cover: {
    name: { en: 'First one: top of its page', ar: 'الصورة الأولى: أعلى الصفحة' },
    ratio: [16, 9],
    fields: rows,
  },
  thumbnail: { name: { en: 'Thumbnail', ar: 'صورة مصغّرة' }, ratio: [3, 2], fields: rows },
  frame: {
    name: { en: 'Card and thumbnail', ar: 'بطاقة وصورة مصغّرة' },
    ratio: [4, 5],
    fields: ['frames:images'],
  },
  service: { name: { en: 'Arch', ar: 'قوس' }, ratio: [3, 4.5], isArch: true, fields: ['services:image'] },
  'service-phone': {
    name: { en: 'Arch on a phone', ar: 'قوس على الهاتف' },
    ratio: [4, 5],
    isArch: true,
    fields: ['services:image'],
  },
  course: { name: { en: 'Card', ar: 'بطاقة' }, ratio: [3, 2], fields: ['courses:thumbnail'] },
  contact: { name: { en: 'Arch', ar: 'قوس' }, ratio: [3, 4], isArch: true, fields: [contact] },
  'contact-phone': {
    name: { en: 'Arch on a phone', ar: 'قوس على الهاتف' },
    ratio: [4, 3.6],
    isArch: true,
    fields: [contact],
  },
  'banner-phone': {
    name: { en: 'Banner on a phone', ar: 'شريط على الهاتف' },
    ratio: [4, 3],
    fields: [banner],
  },
  'banner-paper': { name: { en: 'Banner, printed', ar: 'شريط مطبوع' }, ratio: [3, 1], fields: [banner] },
  faq: {
    name: { en: 'Beside the questions', ar: 'بجانب الأسئلة' },
    ratio: [4, 5],
    fields: ['site:faqPicture'],
  },
  step: { name: { en: 'Beside the step', ar: 'بجانب الخطوة' }, ratio: [4, 3], fields: ['process:image'] },
  studio: {
    name: { en: 'Arch', ar: 'قوس' },
    ratio: [4, 5],
    isArch: true,
    fields: ['studio:story.picture'],
  },
  material: { name: { en: 'Material', ar: 'المادة' }, ratio: [4, 5], fields: ['studio:materials.picture'] },
  portrait: {
    name: { en: 'Portrait', ar: 'صورة شخصية' },
    ratio: [46, 60],
    isArch: true,
    fields: ['testimonials:photo', 'studio:people.photo', 'frames:reviews.photo'],
  },
  stamp: {
    name: { en: 'Small, beside its name on the wall', ar: 'صغيرة بجانب اسمها على الجدار' },
    ratio: [3, 4],
    fields: ['frames:prints.art'],
  },
  preview: {
    name: { en: 'Link preview', ar: 'صورة الرابط' },
    ratio: [440, 566],
    isArch: true,
    fields: [
      ...covers,
      ...rows,
      'frames:images',
      'services:image',
      'courses:thumbnail',
      hero,
      contact,
      banner,
    ],
  },
  'pdf-cover': { name: { en: 'PDF', ar: 'ملف PDF' }, ratio: [1.05, 1], fields: covers },
  'pdf-sheet': {
    name: { en: 'PDF of one page', ar: 'ملف PDF من صفحة' },
    ratio: [3, 2],
    fields: [...covers, ...rows],
  },
  'pdf-second': { name: { en: 'PDF', ar: 'ملف PDF' }, ratio: [4, 3], fields: rows },
  'pdf-second-of-two': {
    name: { en: 'PDF, of two', ar: 'ملف PDF، من صورتين' },
    ratio: [1.12, 1],
    fields: rows,
  },
  'pdf-third': { name: { en: 'PDF, small', ar: 'ملف PDF، صغيرة' }, ratio: [5, 4], fields: rows },
  'pdf-frame': { name: { en: 'PDF', ar: 'ملف PDF' }, ratio: [4, 5], fields: ['frames:images'] },
  'pdf-room': {
    name: { en: 'Catalog, wide', ar: 'الدليل، عريضة' },
    ratio: [1.7, 1],
    fields: ['frames:images'],
  },
  'pdf-page': {
    name: { en: 'Catalog, a page', ar: 'الدليل، صفحة' },
    ratio: [210, 297],
    fields: ['frames:images'],
  },
  'pdf-door': {
    name: { en: 'Cover of a PDF', ar: 'غلاف ملف PDF' },
    ratio: [0.776, 1],
    isArch: true,
    fields: [hero, 'frames:images'],
  },
  'hero-laptop': { name: { en: 'Arch', ar: 'قوس' }, ratio: [1, 1.4], isArch: true, fields: [hero] },
  'hero-phone': {
    name: { en: 'Arch on a phone', ar: 'قوس على الهاتف' },
    ratio: [1.25, 1],
    isArch: true,
    fields: [hero],
  },
  'banner-laptop': { name: { en: 'Banner', ar: 'شريط' }, ratio: [1440, 558], fields: [banner] },
} as const satisfies Record<string, CropShape>;

export type CropName = keyof typeof cropShapes;

/** Width divided by height of a crop shape. */
export function cropShape(name: CropName): number {
  const [width, height] = cropShapes[name].ratio;
  return width / height;
}

/**
 * All shapes to which the site crops the pictures in a field of the content.
 * @param field the field, as `kind:path`, without the indexes of list entries
 */
export function cropsOf(field: string): CropShape[] {
  return Object.values<CropShape>(cropShapes).filter(({ fields: of }) => of.includes(field));
}
