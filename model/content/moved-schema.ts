import { z } from 'zod';
import { itemPages } from '#model/site-map.ts';
import type { FieldMeta } from './field-meta.ts';
import { rule } from './mistake-words.ts';

const section = `/(${itemPages.join('|')})`;
const slug = '/[a-z0-9]+(-[a-z0-9]+)*';

/**
 * moved.yaml: the former address of an item's page, and where it leads now: to an item, or to a section, which says that it is
 * gone. Addresses stand without a language and count for both.
 */
export const movedSchema = z.array(
  z.strictObject({
    from: z
      .string()
      .max(100)
      .regex(new RegExp(`^${section}${slug}$`), rule('formerAddress')),
    to: z
      .string()
      .max(100)
      .regex(new RegExp(`^${section}(${slug})?$`), rule('presentAddress'))
      .meta({ refersTo: 'addresses' } satisfies FieldMeta),
  }),
);
