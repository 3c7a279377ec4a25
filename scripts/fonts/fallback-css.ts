import type { Family } from './faces.ts';
import type { FontTables } from './font-tables.ts';

/** A system font (`local`) that is shown until a family has loaded, and the widths (em) of the same text in both. */
interface Fallback {
  local: string[];
  familyWidth: number;
  fallbackWidth: number;
}

/** The text on which the Latin widths are measured: ordinary English, spaces included. */
const latinText =
  'We design and carry out homes and workplaces in Amman, and stay with their owners from the first idea to the ' +
  'last detail of the handover. We begin with a visit: measuring the rooms and listening to those who will live there.';

/**
 * The width (em) of the sample text `latinText` in Arial, summed from the advances of Liberation Sans, which by design has
 * the same widths.
 */
const arialWidth = 98.49;
/** The width (em) of the sample text `latinText` in DejaVu Sans, as browsers draw it. */
const dejaVuWidth = 113.1;

const arial = ['Arial', 'ArialMT', 'Liberation Sans', 'Helvetica Neue', 'Helvetica', 'Roboto'];
const naskh = [
  'Noto Naskh Arabic',
  'NotoNaskhArabic-Regular',
  'Noto Naskh Arabic UI',
  'NotoNaskhArabicUI-Regular',
];
/** The system font for Latin and Arabic text on Linux without Noto fonts. */
const dejaVu = ['DejaVu Sans', 'DejaVuSans'];
const notoSans = ['Noto Sans Arabic', 'NotoSansArabic-Regular'];
/**
 * The Arabic system fonts of iPhone and Mac, then of Windows. These fonts could not be measured; they are assumed to be as
 * wide as Noto Naskh Arabic.
 */
const unmeasured = ['Geeza Pro', 'GeezaPro', 'Arial', 'ArialMT'];

/**
 * Widths (em) of an Arabic paragraph (41 words, 40 spaces, 232 characters). HarfBuzz shaped it, since joined letters have other
 * widths than single ones. Sources: Noto from the packages @fontsource/noto-naskh-arabic and @fontsource/noto-sans-arabic 5.3,
 * DejaVu from Debian's fonts-dejavu, Amiri and Plex from the packages that the site uses.
 */
const arabicWidths = { amiri: 78.28, plex: 89.49, notoNaskh: 87.02, notoSans: 96.51, dejaVu: 103.3 };

/**
 * @font-face rules that scale system fonts to the line height and width of `family`, so that nothing moves when `family` has
 * loaded. `vertical` holds its vertical metrics, `latin` the tables of its Latin file, `ranges` its unicode-ranges.
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
    rule({ local: dejaVu, familyWidth: latinWidth, fallbackWidth: dejaVuWidth }, ranges.latin),
    rule({ local: arial, familyWidth: latinWidth, fallbackWidth: arialWidth }, ranges.latin),
  ];
  const inNaskh = (familyWidth: number) => ({
    local: [...naskh, ...unmeasured],
    familyWidth,
    fallbackWidth: arabicWidths.notoNaskh,
  });
  const inDejaVu = (familyWidth: number) => ({
    local: dejaVu,
    familyWidth,
    fallbackWidth: arabicWidths.dejaVu,
  });
  // Of two rules for the same characters, browsers use the later one if the system has its font.
  if (family === 'Amiri') {
    const range = `${ranges.arabic}, ${ranges.latin}`;
    return [rule(inDejaVu(arabicWidths.amiri), range), rule(inNaskh(arabicWidths.amiri), range)].join('\n');
  }
  if (family !== 'IBM Plex Sans Arabic') return inLatin.join('\n');
  return [
    ...inLatin,
    rule(inDejaVu(arabicWidths.plex), ranges.arabic),
    rule(inNaskh(arabicWidths.plex), ranges.arabic),
    rule(
      { local: notoSans, familyWidth: arabicWidths.plex, fallbackWidth: arabicWidths.notoSans },
      ranges.arabic,
    ),
  ].join('\n');
}

function fallbackRule(
  family: Family,
  vertical: FontTables,
  { local, familyWidth, fallbackWidth }: Fallback,
  range: string,
): string {
  const sizeAdjust = familyWidth / fallbackWidth;
  const percent = (value: number) => `${(100 * value).toFixed(2)}%`;
  return [
    '@font-face {',
    `  font-family: '${family} Fallback';`,
    `  src: ${local.map((name) => `local('${name}')`).join(', ')};`,
    `  size-adjust: ${percent(sizeAdjust)};`,
    // ascent-override and descent-override are relative to the font size after size-adjust.
    `  ascent-override: ${percent(vertical.ascent / sizeAdjust)};`,
    `  descent-override: ${percent(vertical.descent / sizeAdjust)};`,
    `  line-gap-override: ${percent(vertical.lineGap / sizeAdjust)};`,
    `  unicode-range: ${range};`,
    '}',
    '',
  ].join('\n');
}

/** The width (em) of the sample text `latinText` in a font. */
export function textWidth({ advances }: FontTables): number {
  return [...latinText].reduce((width, character) => width + (advances.get(character) ?? 0), 0);
}
