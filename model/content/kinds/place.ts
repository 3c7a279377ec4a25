import { z } from 'zod';
import type { FieldMeta } from '../field-meta.ts';
import { bilingualLine, bilingualName, outsideAddress } from '../fields.ts';
import { group } from '../group.ts';
import { rule } from '../mistake-words.ts';

/** Latitude and longitude in degrees, as maps show them: `31.9524, 35.9390`. */
const point = z
  .string()
  .regex(/^-?\d{1,2}(\.\d+)?, ?-?\d{1,3}(\.\d+)?$/, rule('mapPoint'))
  .transform((text) => {
    const [latitude = 0, longitude = 0] = text.split(',').map(Number);
    return { latitude, longitude };
  })
  .refine(
    ({ latitude, longitude }) => Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180,
    rule('mapPoint'),
  );

/** Where the studio is: what a visitor needs to come. Only the quarter is required. */
export const place = group({
  area: [
    bilingualName,
    { en: 'Quarter', ar: 'الحي' },
    { en: 'Such as “Jabal al-Weibdeh”.', ar: 'مثل «جبل اللويبدة».' },
  ],
  street: [bilingualName.optional(), { en: 'Street', ar: 'الشارع' }],
  building: [bilingualName.optional(), { en: 'Building', ar: 'المبنى' }],
  floor: [bilingualName.optional(), { en: 'Floor', ar: 'الطابق' }],
  landmark: [
    bilingualLine.optional(),
    { en: 'What is near', ar: 'علامة قريبة' },
    { en: 'What everybody knows nearby.', ar: 'مكان قريب يعرفه الجميع.' },
  ],
  parking: [
    bilingualLine.optional(),
    { en: 'Parking', ar: 'موقف السيارة' },
    { en: 'Where one leaves the car.', ar: 'أين تُترك السيارة.' },
  ],
  byAppointment: [
    z.literal(true).optional(),
    { en: 'By appointment only', ar: 'الزيارة بموعد' },
    {
      en: 'Visitors read that they should ask for an appointment first.',
      ar: 'يظهر للزائر أن الزيارة بموعد مسبق.',
    },
  ],
  map: [
    outsideAddress.meta({ widget: 'map' } satisfies FieldMeta).optional(),
    { en: 'Link to the map', ar: 'رابط الخريطة' },
    {
      en: 'The link that “Share” gives in Google Maps. From the long address of the map’s page, the editor takes the point instead.',
      ar: 'الرابط الذي يعطيه زر «مشاركة» في خرائط غوغل. وإن كان عنوان صفحة الخريطة الطويل، فالمحرّر يأخذ منه النقطة.',
    },
  ],
  point: [
    point.optional(),
    { en: 'Point on the map', ar: 'النقطة على الخريطة' },
    {
      en: 'Latitude and longitude, such as 31.9524, 35.9390.',
      ar: 'خط العرض ثم خط الطول، مثل ‎31.9524, 35.9390.',
    },
  ],
});
