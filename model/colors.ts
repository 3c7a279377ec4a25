const clay = { day: '#94492a', dusk: '#e09a72' };
const pressedClay = { day: '#7c3b20', dusk: '#ebb190' };
const brass = { day: '#785624', dusk: '#d7b071' };

/**
 * The colors that stylesheets and scripts share, by day and at dusk, as #rrggbb. In stylesheets `--color(accent)` becomes
 * `light-dark(…)` with both values, and `--color(accent dusk)` becomes one of them (scripts/styles/css-functions.ts). Colors
 * that only stylesheets need are in app/styles/tokens.css.
 */
export const colors = {
  paper: { day: '#f5f0e8', dusk: '#15110d' },
  surface: { day: '#fffcf7', dusk: '#1f1a15' },
  ink: { day: '#221b15', dusk: '#f2eadf' },
  inkSoft: { day: '#5e5246', dusk: '#bdae9c' },
  line: { day: '#ddd2c2', dusk: '#3a3128' },
  control: { day: '#8d7f6d', dusk: '#7d6f5f' },
  /** The color of buttons, links and marks. */
  accent: clay,
  accentPressed: pressedClay,
  /** The color of small labels, ornaments, and elements under the pointer. */
  secondary: brass,
} as const;
