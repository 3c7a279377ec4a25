import { z } from 'zod';

/** words.yaml: texts by the keys of app/language. Which keys and {placeholders} there are, the dictionaries say (own-words.ts). */
export const ownWordsSchema = z.record(
  z.string(),
  z.strictObject({ en: z.string().optional(), ar: z.string().optional() }),
);
