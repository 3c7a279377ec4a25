import { z } from 'zod';
import type { FieldMeta } from '../field-meta.ts';
import {
  bilingualLine,
  bilingualName,
  bilingualText,
  captionedPicture,
  outsideAddress,
  percent,
  pictureFile,
  refersTo,
  slug,
  withoutSlash,
} from '../fields.ts';
import { group } from '../group.ts';
import { rule } from '../mistake-words.ts';
import { name } from '../text-rules.ts';
import { hours } from './hours.ts';
import { place } from './place.ts';

/**
 * The schema of the site's address: a host and perhaps a folder. A query or fragment is not allowed, because page
 * addresses are appended.
 */
export const webAddress = z
  .url({ protocol: /^https$/, error: rule('httpsAddress') })
  .max(100)
  .refine((url) => /^https:\/\/[^?#@\s\p{C}]+$/u.test(url), rule('siteAddress'))
  .transform((url) => withoutSlash(new URL(url).href))
  .meta({ widget: 'address' } satisfies FieldMeta);

const contact = group({
  phone: [
    z
      .string()
      .regex(/^\+\d[\d ]{6,18}\d$/, rule('phone'))
      .meta({ widget: 'telephone' } satisfies FieldMeta),
    { en: 'Phone', ar: 'الهاتف' },
    {
      en: 'With + and the country code, such as +962 6 500 0000.',
      ar: 'مع + ورمز الدولة، مثل ‎+962 6 500 0000.',
    },
  ],
  email: [z.email(), { en: 'Email', ar: 'البريد الإلكتروني' }],
  address: [
    bilingualLine,
    { en: 'City and country', ar: 'المدينة والبلد' },
    {
      en: 'Such as “Amman, Jordan”; the place below stands before it.',
      ar: 'مثل «عمّان، الأردن»، ويسبقه الموقع أدناه.',
    },
  ],
  city: [
    bilingualName.optional(),
    { en: 'City', ar: 'المدينة' },
    { en: 'The city alone, for search engines.', ar: 'المدينة وحدها، لمحركات البحث.' },
  ],
  place: [
    place.optional(),
    { en: 'Where the studio is', ar: 'موقع الاستوديو' },
    {
      en: 'Without it, the site offers no pick-up and no meeting at the studio.',
      ar: 'من دونه لا يعرض الموقع الاستلام من الاستوديو ولا اللقاء فيه.',
    },
  ],
  image: [captionedPicture, { en: 'Picture', ar: 'الصورة' }],
});

/** The business as its register knows it. */
const legal = group({
  name: [bilingualLine.optional(), { en: 'Registered name', ar: 'الاسم التجاري المسجّل' }],
  registration: [name.optional(), { en: 'Number in the commercial register', ar: 'رقم السجل التجاري' }],
  tax: [name.optional(), { en: 'Tax number', ar: 'الرقم الضريبي' }],
}).refine((fields) => Object.values(fields).some((field) => field !== undefined), rule('emptyLegal'));

const cord = group({
  x: [
    percent,
    { en: 'From the left', ar: 'من اليسار' },
    {
      en: 'In percent of the picture’s width, from its left.',
      ar: 'بالنسبة المئوية من عرض الصورة، من يسارها.',
    },
  ],
  top: [
    percent,
    { en: 'Top', ar: 'الأعلى' },
    {
      en: 'In percent of the picture’s height, from its top.',
      ar: 'بالنسبة المئوية من ارتفاع الصورة، من أعلاها.',
    },
  ],
  bottom: [
    percent,
    { en: 'Bottom', ar: 'الأسفل' },
    {
      en: 'In percent of the picture’s height, from its top.',
      ar: 'بالنسبة المئوية من ارتفاع الصورة، من أعلاها.',
    },
  ],
}).refine(({ top, bottom }) => top < bottom, { message: rule('cordOrder') });

const hero = group({
  headline: [bilingualLine, { en: 'Headline', ar: 'العنوان الرئيسي' }],
  subtitle: [bilingualText, { en: 'Subtitle', ar: 'العنوان الفرعي' }],
  callToAction: [bilingualName, { en: 'Main button', ar: 'الزر الرئيسي' }],
  chatButton: [bilingualName, { en: 'WhatsApp button', ar: 'زر واتساب' }],
  background: [
    group({
      type: [
        z.enum(['image', 'plain']),
        { en: 'With a picture or plain', ar: 'بصورة أو من دونها' },
        {
          en: '“plain” shows the wall’s plaster instead of the picture.',
          ar: 'الخيار plain يعرض جدارًا بلا صورة.',
        },
      ],
      image: [captionedPicture, { en: 'Picture', ar: 'الصورة' }],
    }),
    { en: 'Background', ar: 'الخلفية' },
  ],
  cord: [
    cord.optional(),
    { en: 'Cord of the lamp', ar: 'خيط المصباح' },
    {
      en: 'Where the lamp’s cord hangs in the picture: visitors pull it to bring evening.',
      ar: 'موضع خيط المصباح في الصورة: يسحبه الزائر فيحلّ المساء.',
    },
  ],
  caption: [
    bilingualLine,
    { en: 'Caption', ar: 'التعليق' },
    {
      en: 'Names the project that the first picture shows.',
      ar: 'يسمّي المشروع الظاهر في الصورة الافتتاحية.',
    },
  ],
  project: [
    refersTo(slug, 'portfolio'),
    { en: 'Project in the picture', ar: 'المشروع الذي في الصورة' },
    { en: 'Where the caption leads.', ar: 'المشروع الذي يفتحه التعليق.' },
  ],
});

/** What clients ask about before they write, in a sentence or two each. */
const terms = group({
  visit: [
    bilingualText.optional(),
    { en: 'What a visit outside Amman costs', ar: 'تكلفة الزيارة خارج عمّان' },
  ],
  guarantee: [bilingualText.optional(), { en: 'Guarantee after handover', ar: 'الضمان بعد التسليم' }],
});

/**
 * The content that concerns the whole site: the studio's name, contact data and opening hours, the hero, and pictures
 * of several pages.
 */
export const site = {
  file: 'site.yaml',
  label: { en: 'Studio and hero', ar: 'الاستوديو والصورة الافتتاحية' },
  schema: group({
    name: [bilingualName, { en: 'Name', ar: 'الاسم' }],
    wordmark: [
      bilingualName.meta({ isDrawn: true } satisfies FieldMeta),
      { en: 'Word beside the mark', ar: 'الكلمة بجانب الشعار' },
      {
        en: 'The name as the header writes it; the build draws it.',
        ar: 'الاسم كما يُكتب في رأس الصفحة، ويُرسم عند بناء الموقع.',
      },
    ],
    tagline: [bilingualLine, { en: 'Tagline', ar: 'الشعار النصي' }],
    url: [
      webAddress,
      { en: 'Address of the website', ar: 'رابط الموقع' },
      {
        en: 'Where the site will stand. QR codes and shared links use it.',
        ar: 'عنوان الموقع على الإنترنت، وتستعمله رموز QR والروابط المشتركة.',
      },
    ],
    catalogDate: [
      z.iso.date(rule('date')).meta({ widget: 'date' } satisfies FieldMeta),
      { en: 'Prices hold from', ar: 'الأسعار سارية من' },
      { en: 'Stands on each page of the printed catalog.', ar: 'يظهر في كل صفحة من دليل اللوحات المطبوع.' },
    ],
    chatNumber: [
      z
        .string()
        .regex(/^[1-9]\d{7,14}$/, rule('chatNumber'))
        .meta({ widget: 'telephone' } satisfies FieldMeta),
      { en: 'WhatsApp number', ar: 'رقم واتساب' },
      {
        en: 'Country code first, digits alone, without + or 00.',
        ar: 'رمز الدولة أولًا، أرقام فقط، بلا + ولا 00.',
      },
    ],
    contact: [contact, { en: 'Contact', ar: 'التواصل' }],
    legal: [
      legal.optional(),
      { en: 'The registered business', ar: 'الشركة المسجّلة' },
      {
        en: 'Stands on the privacy page, in the footer and in PDFs.',
        ar: 'يظهر في صفحة الخصوصية وفي أسفل الصفحات وفي ملفات PDF.',
      },
    ],
    hours: [hours, { en: 'Opening hours', ar: 'ساعات العمل' }],
    budgets: [
      z
        .array(z.int().positive().max(1_000_000_000))
        .min(1)
        .max(8)
        .refine(
          (limits) => limits.every((limit, index) => index === 0 || limit > (limits[index - 1] ?? 0)),
          rule('budgetsOrder'),
        ),
      { en: 'Limits of the budgets (JOD)', ar: 'حدود الميزانيات (د.أ)' },
      {
        en: 'In ascending order: 5000 and 15000 give under 5,000, from 5,000 to 15,000, above 15,000.',
        ar: 'من الأصغر إلى الأكبر: 5000 و15000 تعطيان أقل من 5,000، ومن 5,000 إلى 15,000، وأكثر من 15,000.',
      },
    ],
    terms: [
      terms.optional(),
      { en: 'Visits and guarantee', ar: 'الزيارات والضمان' },
      {
        en: 'Shown under the steps of a project; the visit also where visitors choose a time.',
        ar: 'تظهر تحت خطوات العمل، وتظهر تكلفة الزيارة كذلك عند اختيار الموعد.',
      },
    ],
    social: [
      z.array(
        group({
          name: [bilingualName, { en: 'Name', ar: 'الاسم' }],
          url: [outsideAddress, { en: 'Address', ar: 'الرابط' }],
        }),
      ),
      { en: 'Accounts', ar: 'الحسابات' },
      { en: 'With https://, as the address bar shows it.', ar: 'يبدأ بـ https:// كما يظهر في شريط العنوان.' },
    ],
    hero: [hero, { en: 'First picture (hero)', ar: 'الصورة الافتتاحية' }],
    servicesBanner: [
      captionedPicture,
      { en: 'Picture above the services', ar: 'صورة الخدمات' },
      { en: 'The wide picture above the services.', ar: 'الصورة العريضة فوق الخدمات.' },
    ],
    faqPicture: [
      captionedPicture,
      { en: 'Picture beside the questions', ar: 'صورة الأسئلة' },
      { en: 'The picture beside the questions.', ar: 'الصورة بجانب الأسئلة.' },
    ],
    wall: [
      pictureFile,
      { en: 'Picture behind the pages', ar: 'صورة خلفية الصفحات' },
      {
        en: 'The plaster on which all frames of the site hang.',
        ar: 'الجدار الذي تُعلَّق عليه كل اللوحات في الموقع.',
      },
    ],
  }),
} as const;
