import type { en } from '#model/language/en.ts';
import type { Locale } from '#model/language/locales.ts';

/** The labels for the groups of the site's interface texts. Each label names the part of the site that shows the group. */
export const wordGroups: Record<keyof typeof en, Record<Locale, string>> = {
  nav: { en: 'Menu and names of the pages', ar: 'القائمة وأسماء الصفحات' },
  theme: { en: 'Day and dusk', ar: 'النهار والمساء' },
  about: { en: 'What the studio does, on the home page', ar: 'ما يقدّمه الاستوديو في الصفحة الرئيسية' },
  services: { en: 'Services', ar: 'الخدمات' },
  portfolio: { en: 'Portfolio', ar: 'أعمالنا' },
  frames: { en: 'Frames: cards, details and orders', ar: 'اللوحات: البطاقات والتفاصيل والطلب' },
  availability: { en: 'Frames that are sold out or limited', ar: 'اللوحات النافدة أو المحدودة' },
  selection: { en: 'The list of chosen frames', ar: 'قائمة اللوحات المختارة' },
  wall: { en: 'On your wall', ar: 'على جدارك' },
  ordering: { en: 'How ordering works', ar: 'خطوات الطلب' },
  courses: { en: 'Courses', ar: 'الدورات' },
  projects: { en: 'Projects', ar: 'المشاريع' },
  process: { en: 'Process', ar: 'خطوات العمل' },
  testimonials: { en: 'Testimonials', ar: 'آراء العملاء' },
  faq: { en: 'Questions', ar: 'الأسئلة الشائعة' },
  contact: { en: 'Contact and its form', ar: 'التواصل ونموذجه' },
  qr: { en: 'The code to scan', ar: 'رمز المسح' },
  brief: { en: 'The questions about a project', ar: 'الأسئلة عن مشروع الزائر' },
  hours: { en: 'Open now or closed', ar: 'مفتوح الآن أو مغلق' },
  week: { en: 'The week’s hours', ar: 'ساعات الأسبوع' },
  footer: { en: 'Foot of every page', ar: 'أسفل كل صفحة' },
  privacy: { en: 'Privacy', ar: 'الخصوصية' },
  accessibility: { en: 'Accessibility', ar: 'إمكانية الوصول' },
  whatsapp: { en: 'WhatsApp messages: questions and orders', ar: 'رسائل واتساب: الأسئلة والطلبات' },
  whatsappBrief: { en: 'WhatsApp message about a project', ar: 'رسالة واتساب عن مشروع الزائر' },
  afterChat: { en: 'Where WhatsApp does not open', ar: 'حين لا يُفتح واتساب' },
  share: { en: 'Sharing', ar: 'المشاركة' },
  picture: { en: 'Pictures and galleries', ar: 'الصور ومعارضها' },
  rail: { en: 'Rows that are drawn sideways', ar: 'الصفوف التي تُسحب جانبًا' },
  more: { en: 'At the foot of an item’s page', ar: 'أسفل صفحة العنصر' },
  paging: { en: 'Page 2 and those behind it', ar: 'الصفحة 2 وما بعدها' },
  common: { en: 'Short words on every page, and units', ar: 'كلمات قصيرة في كل الصفحات، والوحدات' },
  counts: { en: 'Numbers with their nouns', ar: 'الأعداد ومعدوداتها' },
  notFound: { en: 'A page that is not there', ar: 'صفحة غير موجودة' },
  offline: { en: 'Without a connection', ar: 'من دون اتصال' },
  moved: { en: 'Addresses that have moved', ar: 'عناوين انتقلت' },
  results: { en: 'What search engines show', ar: 'ما تعرضه محرّكات البحث' },
  paper: { en: 'Catalog, book and sheets to print', ar: 'دليل اللوحات والكتاب والأوراق المطبوعة' },
};

/** The labels for the plural forms of an interface text. Each label names the numbers that use the form in Arabic. */
export const pluralNames: Record<Intl.LDMLPluralRule, Record<Locale, string>> = {
  zero: { en: 'none', ar: 'صفر' },
  one: { en: 'one', ar: 'واحد' },
  two: { en: 'two', ar: 'اثنان' },
  few: { en: '3 to 10', ar: 'من 3 إلى 10' },
  many: { en: '11 to 99', ar: 'من 11 إلى 99' },
  other: { en: 'other numbers', ar: 'أعداد أخرى' },
};
