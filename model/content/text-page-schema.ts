import { z } from 'zod';
import { type StoredDataKey, storedData } from '#model/stored-data.ts';
import type { FieldMeta } from './field-meta.ts';
import { rule } from './mistake-words.ts';
import { line, longText, name } from './text-rules.ts';

/* What privacy.yaml and accessibility.yaml may say. */

const lineInBoth = z.strictObject({ en: line, ar: line });
const longInBoth = z.strictObject({ en: longText, ar: longText });
const nameInBoth = z.strictObject({ en: name, ar: name });

/** The day from which the page holds. */
const date = z.iso.date(rule('day')).meta({ widget: 'date' } satisfies FieldMeta);
const titled = z.strictObject({ title: lineInBoth, text: longInBoth });
/** A heading, what it says, and maybe a list of points that each begin with a few words. */
const part = titled.extend({
  points: z
    .array(z.strictObject({ title: nameInBoth, text: longInBoth }))
    .min(1)
    .optional(),
});
const parts = z.array(part).min(1);

/** What one entry of `storedData` is called, what it is for and how long it is kept. */
const storedItem = z.strictObject({ title: nameInBoth, text: longInBoth, kept: lineInBoth });
const storedItems = Object.fromEntries(Object.keys(storedData).map((key) => [key, storedItem])) as Record<
  StoredDataKey,
  typeof storedItem
>;

/** privacy.yaml: `device` names everything that the site keeps, `delete` stands beside the button that deletes it. */
export const privacySchema = z.strictObject({
  date,
  device: titled.extend({ items: z.strictObject(storedItems), after: longInBoth }),
  delete: titled.extend({ byHand: longInBoth }),
  parts,
  contact: titled,
});

/** accessibility.yaml */
export const accessibilitySchema = z.strictObject({ date, parts, contact: titled });
