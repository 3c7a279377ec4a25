import { z } from 'zod';
import { bilingualName, price, slug } from '../fields.ts';
import { group } from '../group.ts';
import { rule } from '../mistake-words.ts';

/** A zone that the studio delivers to, and the price of that. */
export const deliveryZone = group({
  id: [
    slug,
    { en: 'Name in the files', ar: 'الاسم في الملفات' },
    {
      en: 'Small Latin letters, digits and hyphens. Visitors’ selections know the zone by it: best left as it is.',
      ar: 'حروف لاتينية صغيرة وأرقام وشرطات. مختارات الزوار تعرف المنطقة به، فالأفضل ألّا يتغيّر.',
    },
  ],
  name: [
    bilingualName,
    { en: 'Where to', ar: 'إلى أين' },
    {
      en: 'As it reads after “Delivery:”, such as “Amman” or “abroad”.',
      ar: 'كما يُقرأ بعد «التوصيل:»، مثل «عمّان» أو «خارج الأردن».',
    },
  ],
  price: [
    z.int().min(0).max(10_000).optional(),
    { en: 'Price (JOD)', ar: 'الأجرة (د.أ)' },
    {
      en: '0 is free. Left empty, visitors read that you tell them the cost.',
      ar: 'الصفر مجاني. وإن بقيت فارغة قرأ الزائر أن التكلفة تصله منكم في المحادثة.',
    },
  ],
  days: [
    z.int().positive().max(60).optional(),
    { en: 'Working days', ar: 'أيام العمل' },
    {
      en: 'The most that it takes from the payment to the door.',
      ar: 'أطول مدة من تاريخ الدفع إلى وصول الطلب.',
    },
  ],
  freeFrom: [
    price.optional(),
    { en: 'Free from (JOD)', ar: 'مجاني ابتداءً من (د.أ)' },
    {
      en: 'The total of an order from which delivery is free.',
      ar: 'مجموع الطلب الذي يصير التوصيل عنده مجانيًا.',
    },
  ],
  country: [
    z
      .string()
      .regex(/^[A-Z]{2}$/, rule('country'))
      .optional(),
    { en: 'Country', ar: 'الدولة' },
    {
      en: 'Two letters, such as JO, for search engines. They are not told of a zone without it.',
      ar: 'حرفان لاتينيان لمحرّكات البحث، مثل JO. والمنطقة التي بلا دولة لا تُذكر لها.',
    },
  ],
});
