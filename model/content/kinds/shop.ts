import { bilingualLine, bilingualText } from '../fields.ts';
import { type GroupField, group } from '../group.ts';

const row = bilingualLine.optional();

/** What a framed print is made of and how it hangs, a line for each. A row without a text is not shown. */
const specification = group({
  paper: [
    row,
    { en: 'Paper', ar: 'الورق' },
    { en: 'Kind and weight, such as “Cotton paper, 230 g/m²”.', ar: 'نوعه ووزنه، مثل «ورق قطني 230 غ/م²».' },
  ],
  printing: [row, { en: 'Printing', ar: 'الطباعة' }],
  glazing: [
    row,
    { en: 'Glass', ar: 'الزجاج' },
    { en: 'Glass or acrylic, and how thick.', ar: 'زجاج أم أكريليك، وسماكته.' },
  ],
  frame: [
    row,
    { en: 'Frame', ar: 'الإطار' },
    { en: 'Wood and width of the profile.', ar: 'نوع الخشب وعرض الإطار.' },
  ],
  hanging: [
    row,
    { en: 'How it hangs', ar: 'التعليق' },
    { en: 'What is on its back, and what comes with it.', ar: 'ما في ظهر اللوحة للتعليق، وما يأتي معها.' },
  ],
  artist: [row, { en: 'Drawn by', ar: 'الرسم' }, { en: 'Who drew it, and how.', ar: 'صاحب الرسم وطريقته.' }],
});

const specificationLabel = { en: 'What a print is', ar: 'مواصفات اللوحة' };

/** The specification of one series: its rows replace those of the shop. */
export const ownSpecification = [
  specification.optional(),
  specificationLabel,
  {
    en: 'Only where this series differs; all else is taken from “Shop”.',
    ar: 'فقط ما تختلف فيه هذه المجموعة، والباقي من صفحة «المتجر».',
  },
] as const;

/** An offer that visitors ask for in a chat of its own. Without its text, the offer is not shown. */
function request(label: GroupField[1], help: NonNullable<GroupField[2]>) {
  const text = [bilingualText, { en: 'What you offer', ar: 'ما تقدّمونه' }] as const;
  return [group({ text }).optional(), label, help] as const;
}

/** The content that concerns all framed prints of the shop. */
export const shop = {
  file: 'shop.yaml',
  label: { en: 'Shop', ar: 'المتجر' },
  schema: group({
    specification: [
      specification.optional(),
      specificationLabel,
      {
        en: 'Shown with every print; what you leave empty is not shown. A series may say it differently.',
        ar: 'تظهر مع كل لوحة، وما يُترك فارغًا لا يظهر. ويمكن أن تختلف مجموعة عن غيرها.',
      },
    ],
    otherSizes: request(
      { en: 'Another size, or a picture of their own', ar: 'مقاس آخر، أو صورة من عند الزبون' },
      {
        en: 'Shown under the shop and with the steps of an order, with a chat of its own.',
        ar: 'يظهر تحت اللوحات ومع خطوات الطلب، وله محادثة خاصة به.',
      },
    ),
    quantities: request(
      { en: 'Ten frames and more', ar: 'عشر لوحات فأكثر' },
      {
        en: 'For hotels, offices and gifts: shown beside it, with a chat of its own.',
        ar: 'للفنادق والمكاتب والهدايا: يظهر إلى جانبه، وله محادثة خاصة به.',
      },
    ),
  }),
} as const;
