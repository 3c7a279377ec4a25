import { expect, test } from 'vitest';
import { joinUnits } from './number-and-unit.ts';

test.each([
  ['40×50 and 50×70 cm. The frame adds 2 cm', '40×50 and 50×70\u00a0cm. The frame adds 2\u00a0cm'],
  ['ويضيف الإطار 2 سم من كل جانب.', 'ويضيف الإطار 2\u00a0سم من كل جانب.'],
  ['to your door, for 3 JOD. Then 5 more', 'to your door, for 3\u00a0JOD. Then 5 more'],
  ['420 م²، أي 25 د.أ لكل 1 م', '420\u00a0م²، أي 25\u00a0د.أ لكل 1\u00a0م'],
  ['ورق قطني 230 غ/م²، or 230 g/m²', 'ورق قطني 230\u00a0غ/م²، or 230\u00a0g/m²'],
  ['2 مصابيح من 2026 في 3 more', '2 مصابيح من 2026 في 3 more'],
])('a number keeps to its unit, and to nothing else: %s', (text, joined) => {
  expect(joinUnits(text)).toBe(joined);
});
