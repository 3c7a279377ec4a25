import { z } from 'zod';
import { itemPages } from '#model/site-map.ts';
import { refersTo } from '../fields.ts';
import { group } from '../group.ts';
import { rule } from '../mistake-words.ts';

const section = `/(${itemPages.join('|')})`;
const slug = '/[a-z0-9]+(-[a-z0-9]+)*';

/**
 * Former addresses of items' pages, each with its new address: an item's page, or a section's page, which then tells
 * visitors that the item was removed. Addresses here have no language and apply to both languages.
 */
export const moved = {
  file: 'moved.yaml',
  label: { en: 'Addresses that have moved', ar: 'روابط قديمة' },
  schema: z.array(
    group({
      from: [
        z
          .string()
          .max(100)
          .regex(new RegExp(`^${section}${slug}$`), rule('formerAddress')),
        { en: 'Former address', ar: 'العنوان السابق' },
        {
          en: 'Without the language: it counts for the Arabic page as well. Renaming and deleting fill this list by themselves.',
          ar: 'بلا لغة في أوله، فهو للصفحة العربية أيضًا. وتمتلئ هذه القائمة تلقائيًا عند تغيير اسم عنصر أو حذفه.',
        },
      ],
      to: [
        refersTo(
          z
            .string()
            .max(100)
            .regex(new RegExp(`^${section}(${slug})?$`), rule('presentAddress')),
          'addresses',
        ),
        { en: 'Leads to', ar: 'يؤدي إلى' },
        {
          en: 'An item, or where it is gone its section, whose page then says so.',
          ar: 'عنصر، أو قسم العنصر إن حُذف، وصفحة القسم تقول ذلك.',
        },
      ],
    }),
  ),
} as const;
