import { z } from 'zod';
import { bilingualLine, colorCode, label, pictureFile } from '../fields.ts';
import { group } from '../group.ts';
import { rule } from '../mistake-words.ts';

/**
 * Sample rooms of the wall tool, for visitors without a photograph. `homography` maps cm on the wall to px of the
 * picture, row by row. `center` is the point where the center of a print hangs at first, and `floor` is the floor's
 * distance below that point, both in cm. `white` is the color of white paper on that wall.
 */
export const rooms = {
  file: 'rooms.yaml',
  label: { en: 'Sample rooms', ar: 'غرف التجربة' },
  schema: z.array(
    group({
      picture: [pictureFile, { en: 'Picture', ar: 'الصورة' }],
      label: label(bilingualLine),
      homography: [
        z.array(z.number()).length(9, rule('nineNumbers')),
        { en: 'From the wall to the picture (nine numbers)', ar: 'من الجدار إلى الصورة (تسعة أعداد)' },
        {
          en: 'Centimeters on the wall to px of the picture, row by row. Whoever sets up a new room measures them once.',
          ar: 'من سنتيمترات الجدار إلى بكسلات الصورة، صفًّا صفًّا. يقيسها مرة واحدة من يُعدّ الغرفة الجديدة.',
        },
      ],
      center: [
        z.tuple([z.number(), z.number()]),
        { en: 'Where a print hangs first (cm)', ar: 'الموضع الأول للوحة (سم)' },
        {
          en: 'Right and up from the point of the wall that was measured first, in cm.',
          ar: 'إلى اليمين وإلى أعلى من أول نقطة قيست على الجدار، بالسنتيمتر.',
        },
      ],
      floor: [
        z.number().positive().max(1000),
        { en: 'Floor (cm)', ar: 'الأرضية (سم)' },
        {
          en: 'How far the floor lies below that point, in cm.',
          ar: 'بُعد الأرض تحت تلك النقطة، بالسنتيمتر.',
        },
      ],
      white: [
        colorCode.optional(),
        { en: 'White in this light', ar: 'الأبيض في ضوئها' },
        {
          en: 'How white paper looks in that room’s light: the color of a switch or of another white thing in the picture.',
          ar: 'كيف يبدو الورق الأبيض في ضوء تلك الغرفة: لون مفتاح الإنارة أو أي شيء أبيض في الصورة.',
        },
      ],
    }),
  ),
} as const;
