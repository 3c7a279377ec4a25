import { z } from 'zod';
import { bilingualLine, bilingualText, id } from '../fields.ts';
import { group } from '../group.ts';

export const faq = {
  file: 'faq.yaml',
  label: { en: 'Questions', ar: 'الأسئلة الشائعة' },
  schema: z.array(
    group({
      id: id({ en: 'Its place in the order; no other has the same.', ar: 'موضعه في الترتيب، ولا يتكرّر.' }),
      question: [bilingualLine, { en: 'Question', ar: 'السؤال' }],
      answer: [bilingualText, { en: 'Answer', ar: 'الجواب' }],
    }),
  ),
} as const;
