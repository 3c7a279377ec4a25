import type { Family } from './faces.ts';
import type { FontTables } from './font-tables.ts';

/** A fallback: a system face that is shown until a family has arrived. Widths of the measured text in em. */
interface Fallback {
  local: string[];
  own: number;
  fallback: number;
}

/** A stretch of ordinary English, spaces included: what the Latin widths are measured on. */
const latinText =
  'We design and carry out homes and workplaces in Amman, and stay with their owners from the first idea to the ' +
  'last detail of the handover. We begin with a visit: measuring the rooms and listening to those who will live there.';

/** The width of latinText in Arial: summed from the advances of Liberation Sans, which has the same by design. */
const arialWidth = 98.49;
/** The same in DejaVu Sans, as browsers draw it. */
const dejaVuWidth = 113.1;

const arial = ['Arial', 'ArialMT', 'Liberation Sans', 'Helvetica Neue', 'Helvetica', 'Roboto'];
const naskh = [
  'Noto Naskh Arabic',
  'NotoNaskhArabic-Regular',
  'Noto Naskh Arabic UI',
  'NotoNaskhArabicUI-Regular',
];
/** What a Linux without Noto draws both scripts with. */
const dejaVu = ['DejaVu Sans', 'DejaVuSans'];
const notoSans = ['Noto Sans Arabic', 'NotoSansArabic-Regular'];
/** iPhone and Mac, then Windows. Not to be had for measuring: taken to be as wide as Noto Naskh Arabic. */
const unmeasured = ['Geeza Pro', 'GeezaPro', 'Arial', 'ArialMT'];

/**
 * Widths of an Arabic paragraph (41 words, 40 spaces, 232 characters) in em, shaped with HarfBuzz, since letters
 * have other widths joined than alone. Noto from the packages @fontsource/noto-naskh-arabic and
 * @fontsource/noto-sans-arabic 5.3, DejaVu from Debian's fonts-dejavu, Amiri and Plex from those that the site uses.
 */
const arabicWidths = { amiri: 78.28, plex: 89.49, notoNaskh: 87.02, notoSans: 96.51, dejaVu: 103.3 };

/**
 * @font-face rules that give the system's faces the line height and the width of `family`, so that nothing moves
 * when it arrives. `ranges` are its unicode-ranges, `latin` the tables of its Latin file.
 */
export function fallbackCss(
  family: Family,
  vertical: FontTables,
  latin: FontTables,
  ranges: { arabic: string; latin: string },
): string {
  const rule = (fallback: Fallback, range: string) => fallbackRule(family, vertical, fallback, range);
  const latinWidth = textWidth(latin);
  const inLatin = [
    rule({ local: dejaVu, own: latinWidth, fallback: dejaVuWidth }, ranges.latin),
    rule({ local: arial, own: latinWidth, fallback: arialWidth }, ranges.latin),
  ];
  const inNaskh = (own: number) => ({
    local: [...naskh, ...unmeasured],
    own,
    fallback: arabicWidths.notoNaskh,
  });
  const inDejaVu = (own: number) => ({ local: dejaVu, own, fallback: arabicWidths.dejaVu });
  // Of two rules for the same characters browsers take the later one, where the system has its face.
  if (family === 'Amiri') {
    const range = `${ranges.arabic}, ${ranges.latin}`;
    return [rule(inDejaVu(arabicWidths.amiri), range), rule(inNaskh(arabicWidths.amiri), range)].join('\n');
  }
  if (family !== 'IBM Plex Sans Arabic') return inLatin.join('\n');
  return [
    ...inLatin,
    rule(inDejaVu(arabicWidths.plex), ranges.arabic),
    rule(inNaskh(arabicWidths.plex), ranges.arabic),
    rule({ local: notoSans, own: arabicWidths.plex, fallback: arabicWidths.notoSans }, ranges.arabic),
  ].join('\n');
}

function fallbackRule(
  family: Family,
  vertical: FontTables,
  { local, own, fallback }: Fallback,
  range: string,
): string {
  const sizeAdjust = own / fallback;
  const percent = (value: number) => `${(100 * value).toFixed(2)}%`;
  return [
    '@font-face {',
    `  font-family: '${family} Fallback';`,
    `  src: ${local.map((name) => `local('${name}')`).join(', ')};`,
    `  size-adjust: ${percent(sizeAdjust)};`,
    // The overrides are counted in the adjusted size.
    `  ascent-override: ${percent(vertical.ascent / sizeAdjust)};`,
    `  descent-override: ${percent(vertical.descent / sizeAdjust)};`,
    `  line-gap-override: ${percent(vertical.lineGap / sizeAdjust)};`,
    `  unicode-range: ${range};`,
    '}',
    '',
  ].join('\n');
}

/** The width of latinText in em. */
export function textWidth({ advances }: FontTables): number {
  return [...latinText].reduce((width, character) => width + (advances.get(character) ?? 0), 0);
}
