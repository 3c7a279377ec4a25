import { z } from 'zod';
import {
  bilingualLine,
  bilingualName,
  bilingualText,
  captionedPicture,
  personName,
  photo,
  text,
} from '../fields.ts';
import { group } from '../group.ts';
import { workFolder } from './project-fields.ts';

const story = group({
  text: [
    text[0],
    text[1],
    {
      en: 'One paragraph on each line; the first is set large.',
      ar: 'فقرة في كل سطر، والأولى تظهر بحروف كبيرة.',
    },
  ],
  signature: [
    bilingualLine,
    { en: 'Signed by', ar: 'التوقيع' },
    { en: 'Name and role, such as “Salma Q., founder”.', ar: 'الاسم والصفة، مثل «سلمى ق.، المؤسِّسة».' },
  ],
  picture: [
    captionedPicture.optional(),
    { en: 'Picture', ar: 'الصورة' },
    { en: 'Stands beside the text, in an arch.', ar: 'تظهر بجانب النص داخل قوس.' },
  ],
});

const person = group({
  name: personName,
  role: [bilingualLine, { en: 'Role', ar: 'الصفة' }],
  words: [
    bilingualText,
    { en: 'In their own words', ar: 'بكلماتهم' },
    { en: 'Two sentences.', ar: 'جملتان.' },
  ],
  photo,
});

const material = group({
  name: [bilingualName, { en: 'Name', ar: 'الاسم' }],
  origin: [
    bilingualText,
    { en: 'Where it comes from', ar: 'مصدرها' },
    {
      en: 'Where it comes from, who works it, what you do differently.',
      ar: 'من أين تأتي، ومن يشغلها، وما يميّز استعمالها.',
    },
  ],
  picture: [
    captionedPicture,
    { en: 'Picture', ar: 'الصورة' },
    { en: 'From close by, upright.', ar: 'عن قرب، وطولية.' },
  ],
  projects: [
    z.array(workFolder).max(6).optional(),
    { en: 'Projects that show it', ar: 'مشاريع تظهر فيها' },
    { en: 'The page links to them.', ar: 'تؤدي إليها روابط في الصفحة.' },
  ],
});

/** The content of the studio's own page. Every part is optional; without any of them the site has no such page. */
export const studio = {
  file: 'studio.yaml',
  label: { en: 'The studio: people and materials', ar: 'الاستوديو: أهله ومواده' },
  help: {
    en: 'A part without content is not shown; without any part the site has no page about the studio.',
    ar: 'القسم الفارغ لا يظهر، وإن فرغت الأقسام كلها فلا صفحة للاستوديو في الموقع.',
  },
  schema: group({
    story: [story.optional(), { en: 'Signed text', ar: 'نص موقّع' }],
    people: [z.array(person).max(12).optional(), { en: 'People', ar: 'أهل الاستوديو' }],
    materials: [z.array(material).max(12).optional(), { en: 'Materials', ar: 'المواد' }],
  }),
} as const;
