const physicalSides = /^(margin|padding|border|inset)-(left|right)/;

/** What Biome cannot check: that the layout is written without left and right, so that it mirrors in Arabic. */
export default {
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
      { 'text-align': ['left', 'right'] },
      { message: 'Write start or end: the page is read in both directions.' },
    ],
    'declaration-property-value-allowed-list': [
      { 'aspect-ratio': ['auto', /^var\(/, /^--crop\(/] },
      {
        message:
          'Write --crop(name) with a name of model/geometry/crop-shapes.ts: the editor shows every crop.',
      },
    ],
    'declaration-no-important': true,
    'no-duplicate-selectors': true,
    'block-no-empty': true,
    'property-no-unknown': [true, { ignoreProperties: ['composes'] }],
    'custom-property-pattern': '^([a-z][a-z0-9-]*|yarl__[a-z0-9_]+)$',
  },
};
