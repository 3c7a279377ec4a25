import {
  description,
  dusk,
  features,
  focus,
  label,
  lineInBoth,
  order,
  pictureFile,
  title,
  url,
} from '../fields.ts';
import { group } from '../group.ts';

/** A picture, and where it holds lettering its files for Arabic pages, by day and at dusk. */
const letteredPicture = group({
  url,
  label: label(lineInBoth),
  dusk,
  focus,
  inArabic: [
    pictureFile.optional(),
    { en: 'The picture with Arabic lettering', ar: 'الصورة بحروف عربية' },
    {
      en: 'Only where the picture holds lettering: the same one with Arabic lettering.',
      ar: 'فقط إن كان في الصورة كلام: الصورة نفسها بكلام عربي.',
    },
  ],
  duskInArabic: [
    pictureFile.optional(),
    { en: 'The same at dusk', ar: 'الصورة نفسها مساءً' },
    {
      en: 'The one with Arabic lettering as it is seen when the page is dark; of the same size.',
      ar: 'الصورة ذات الكلام العربي كما تظهر حين تكون الصفحة داكنة، بالحجم نفسه.',
    },
  ],
});

export const services = {
  folder: 'services',
  files: ['item.yaml'],
  label: { en: 'Services', ar: 'الخدمات' },
  schema: group({
    order,
    title,
    description,
    image: [letteredPicture, { en: 'Picture', ar: 'الصورة' }],
    features: features({ en: 'What it includes', ar: 'ما تشمله الخدمة' }),
  }),
} as const;
