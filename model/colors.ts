const clay = { day: '#94492a', dusk: '#e09a72' };
const pressedClay = { day: '#7c3b20', dusk: '#ebb190' };
const brass = { day: '#785624', dusk: '#d7b071' };

/**
 * The colors that more than one file needs, by day and at dusk, as #rrggbb. Stylesheets write `--color(accent)` for both, which
 * becomes `light-dark(…)`, or `--color(accent dusk)` for one (scripts/styles/css-functions.ts). A color of stylesheets alone
 * stands in app/styles/tokens.css.
 */
export const colors = {
  paper: { day: '#f5f0e8', dusk: '#15110d' },
  surface: { day: '#fffcf7', dusk: '#1f1a15' },
  ink: { day: '#221b15', dusk: '#f2eadf' },
  inkSoft: { day: '#5e5246', dusk: '#bdae9c' },
  line: { day: '#ddd2c2', dusk: '#3a3128' },
  control: { day: '#8d7f6d', dusk: '#7d6f5f' },
  /** What asks to be pressed: buttons, links, marks. */
  accent: clay,
  accentPressed: pressedClay,
  /** Small labels, ornaments, and what is pointed at. */
  secondary: brass,
} as const;
