const physicalSides = /^(margin|padding|border|inset)-(left|right)/;

/*
 * The lengths at which layouts change. An em is 16 px, or what the visitor has set as the size of text.
 * Widths: narrow phone, phone, large phone, phone on its side, tablet, desktop, wide desktop, menu in one row, four columns,
 * very wide.
 */
const widths = ['22.5em', '30em', '40em', '44em', '48em', '60em', '64em', '73.75em', '80em', '120em'];
/** A phone on its side, and a window too low for two parts one below the other. */
const heights = ['30em', '37.5em'];

/** Space is a multiple of 4 px; 1, 2 and 6 px correct what the eye sees. */
const offScale = /(?<![\w.-])(?!(?:[126]|[048]|\d*(?:[02468][048]|[13579][26]))px)\d+px/;

/** What Biome cannot check: that the layout mirrors in Arabic, and that all layouts change at the same lengths. */
export default {
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  ignoreFiles: ['app/generated/**'],
  rules: {
    'property-disallowed-list': [
      [physicalSides, 'left', 'right', 'float', 'clear'],
      {
        message:
          'Write the logical property (inline-start, inline-end): the page is read in both directions.',
      },
    ],
    'declaration-property-value-disallowed-list': [
      { 'text-align': ['left', 'right'], '/^(margin|padding|gap|row-gap|column-gap)/': [offScale] },
      {
        message: (property) =>
          property === 'text-align'
            ? 'Write start or end: the page is read in both directions.'
            : 'Write a multiple of 4 px, or 1, 2 or 6 px.',
      },
    ],
    'declaration-property-value-allowed-list': [
      {
        'aspect-ratio': ['auto', /^var\(/, /^--crop\(/],
        'font-size': ['inherit', /^var\(--/, /^min\(var\(--/, /%$/],
      },
      {
        message: (property) =>
          property === 'aspect-ratio'
            ? 'Write --crop(name) with a name of model/geometry/crop-shapes.ts: the editor shows every crop.'
            : 'Write a size of app/styles/tokens.css, or disable this rule for the line and give the reason.',
      },
    ],
    'media-feature-range-notation': 'context',
    'media-feature-name-value-allowed-list': [
      { width: widths, height: heights },
      {
        message:
          'Write a length of the list in stylelint.config.mjs, or disable this rule for the line and give the reason.',
      },
    ],
    'declaration-no-important': true,
    'no-duplicate-selectors': true,
    'block-no-empty': true,
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
    'custom-property-pattern': '^([a-z][a-z0-9-]*|yarl__[a-z0-9_]+)$',
  },
};
