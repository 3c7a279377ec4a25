import { z } from 'zod';
import { bilingualName, colorCode, slug } from '../fields.ts';
import { group } from '../group.ts';

/**
 * The colors of frames that visitors can choose; `swatch` is the color of the dot that represents the choice on the page,
 * and of the frames in the pictures.
 */
export const frameColors = {
  file: 'frame-colors.yaml',
  label: { en: 'Frame colors', ar: 'ألوان الإطارات' },
  schema: z
    .array(
      group({
        id: [
          slug,
          { en: 'Name in the files', ar: 'الاسم في الملفات' },
          {
            en: 'Small Latin letters, digits and hyphens. Visitors’ selections know the color by it: best left as it is.',
            ar: 'حروف لاتينية صغيرة وأرقام وشرطات. مختارات الزوار تعرف اللون به، فالأفضل ألّا يتغيّر.',
          },
        ],
        name: [bilingualName, { en: 'Name', ar: 'الاسم' }],
        swatch: [
          colorCode,
          { en: 'Color of the dot', ar: 'لون النقطة' },
          {
            en: 'The color of the dot that visitors choose, and of the frame in the pictures.',
            ar: 'لون الدائرة التي يختارها الزائر، ولون الإطار في الصور.',
          },
        ],
      }),
    )
    .min(1),
} as const;
