import type { en } from '../../app/language/en.ts';
import type { Locale } from '../../app/language/locales.ts';

export interface WordGroup {
  /** Where the words are seen. */
  label: Record<Locale, string>;
  /** The page, as the editor addresses it, that shows them or the most of them. */
  page: string;
}

/** Where each group of the site's words is seen, in the order of the editor's page. */
export const wordGroups: Record<keyof typeof en, WordGroup> = {
  nav: { label: { en: 'Menu and names of the pages', ar: 'القائمة وأسماء الصفحات' }, page: '/' },
  theme: { label: { en: 'Day and dusk', ar: 'النهار والمساء' }, page: '/' },
  about: {
    label: { en: 'What the studio does, on the home page', ar: 'ما يقدّمه الاستوديو في الصفحة الرئيسية' },
    page: '/',
  },
  services: { label: { en: 'Services', ar: 'الخدمات' }, page: '/services' },
  portfolio: { label: { en: 'Portfolio', ar: 'أعمالنا' }, page: '/portfolio' },
  frames: {
    label: { en: 'Frames: cards, details and orders', ar: 'اللوحات: البطاقات والتفاصيل والطلب' },
    page: '/frames',
  },
  availability: {
    label: { en: 'Frames that are sold out or limited', ar: 'اللوحات النافدة أو المحدودة' },
    page: '/frames',
  },
  selection: { label: { en: 'The list of chosen frames', ar: 'قائمة اللوحات المختارة' }, page: '/frames' },
  wall: { label: { en: 'On your wall', ar: 'على جدارك' }, page: '/wall' },
  ordering: { label: { en: 'How ordering works', ar: 'خطوات الطلب' }, page: '/ordering' },
  courses: { label: { en: 'Courses', ar: 'الدورات' }, page: '/courses' },
  projects: { label: { en: 'Projects', ar: 'المشاريع' }, page: '/projects' },
  process: { label: { en: 'Process', ar: 'خطوات العمل' }, page: '/process' },
  testimonials: { label: { en: 'Testimonials', ar: 'آراء العملاء' }, page: '/testimonials' },
  faq: { label: { en: 'Questions', ar: 'الأسئلة الشائعة' }, page: '/faq' },
  contact: { label: { en: 'Contact and its form', ar: 'التواصل ونموذجه' }, page: '/contact' },
  qr: { label: { en: 'The code to scan', ar: 'رمز المسح' }, page: '/contact' },
  brief: { label: { en: 'The questions about a project', ar: 'الأسئلة عن مشروع الزائر' }, page: '/brief' },
  hours: { label: { en: 'Open now or closed', ar: 'مفتوح الآن أو مغلق' }, page: '/contact' },
  week: { label: { en: 'The week’s hours', ar: 'ساعات الأسبوع' }, page: '/contact' },
  footer: { label: { en: 'Foot of every page', ar: 'أسفل كل صفحة' }, page: '/' },
  privacy: { label: { en: 'Privacy', ar: 'الخصوصية' }, page: '/privacy' },
  accessibility: { label: { en: 'Accessibility', ar: 'إمكانية الوصول' }, page: '/accessibility' },
  whatsapp: {
    label: { en: 'WhatsApp messages: questions and orders', ar: 'رسائل واتساب: الأسئلة والطلبات' },
    page: '/frames',
  },
  whatsappBrief: {
    label: { en: 'WhatsApp message about a project', ar: 'رسالة واتساب عن مشروع الزائر' },
    page: '/brief',
  },
  afterChat: { label: { en: 'Where WhatsApp does not open', ar: 'حين لا يُفتح واتساب' }, page: '/frames' },
  share: { label: { en: 'Sharing', ar: 'المشاركة' }, page: '/frames' },
  picture: { label: { en: 'Pictures and galleries', ar: 'الصور ومعارضها' }, page: '/projects' },
  rail: { label: { en: 'Rows that are drawn sideways', ar: 'الصفوف التي تُسحب جانبًا' }, page: '/' },
  more: { label: { en: 'At the foot of an item’s page', ar: 'أسفل صفحة العنصر' }, page: '/projects' },
  paging: { label: { en: 'Page 2 and those behind it', ar: 'الصفحة 2 وما بعدها' }, page: '/frames' },
  common: {
    label: { en: 'Short words on every page, and units', ar: 'كلمات قصيرة في كل الصفحات، والوحدات' },
    page: '/',
  },
  counts: { label: { en: 'Numbers with their nouns', ar: 'الأعداد ومعدوداتها' }, page: '/projects' },
  notFound: { label: { en: 'A page that is not there', ar: 'صفحة غير موجودة' }, page: '/404' },
  offline: { label: { en: 'Without a connection', ar: 'من دون اتصال' }, page: '/' },
  moved: { label: { en: 'Addresses that have moved', ar: 'عناوين انتقلت' }, page: '/' },
  results: { label: { en: 'What search engines show', ar: 'ما تعرضه محرّكات البحث' }, page: '/testimonials' },
  paper: {
    label: { en: 'Catalog, book and sheets to print', ar: 'دليل اللوحات والكتاب والأوراق المطبوعة' },
    page: '/frames',
  },
};

/** What each plural form is for. */
export const pluralNames: Record<Intl.LDMLPluralRule, Record<Locale, string>> = {
  zero: { en: 'none', ar: 'صفر' },
  one: { en: 'one', ar: 'واحد' },
  two: { en: 'two', ar: 'اثنان' },
  few: { en: '3 to 10', ar: 'من 3 إلى 10' },
  many: { en: '11 to 99', ar: 'من 11 إلى 99' },
  other: { en: 'other numbers', ar: 'أعداد أخرى' },
};
