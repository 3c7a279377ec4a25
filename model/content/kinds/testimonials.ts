import { z } from 'zod';
import { bilingualLine, comment, id, personName, photo, rating, refersTo } from '../fields.ts';
import { group } from '../group.ts';
import { rule } from '../mistake-words.ts';

const work = z.string().regex(/^(portfolio|projects|courses)\/[a-z0-9-]{1,60}$/, rule('projectFolder'));

/**
 * The content about testimonials. `project` is the folder of the work or course that a testimonial is about:
 * `portfolio/…`, `projects/…` or `courses/…`.
 */
export const testimonials = {
  file: 'testimonials.yaml',
  label: { en: 'Testimonials', ar: 'آراء العملاء' },
  schema: z.array(
    group({
      id: id({ en: 'Its place in the order; no other has the same.', ar: 'موضعه في الترتيب، ولا يتكرّر.' }),
      name: personName,
      role: [bilingualLine, { en: 'Role', ar: 'الصفة' }],
      photo,
      comment,
      rating,
      project: [
        refersTo(work, 'works'),
        { en: 'What it is about', ar: 'موضوع الرأي' },
        {
          en: 'What the words are about; the card names it.',
          ar: 'ما يتحدّث عنه الرأي، واسمه مكتوب في البطاقة.',
        },
      ],
    }),
  ),
} as const;
