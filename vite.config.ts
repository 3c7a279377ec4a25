import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { siteBase } from './model/on-disk/site-base.ts';
import { waitForBuild } from './scripts/build/wait-for-build.ts';
import { madeFiles } from './scripts/made-files/vite-plugin.ts';
import { compileEarly } from './scripts/pages/compile-early.ts';
import { generatedAlias } from './scripts/pages/generated-alias.ts';
import { licenseLists } from './scripts/pages/licenses.ts';
import { cssFunctions } from './scripts/styles/css-functions.ts';

/**
 * Matches the source files that a chunk is built from; their imports join the chunk. A file belongs to the first chunk that
 * matches it.
 */
const modules = (files: string) => new RegExp(`[\\\\/](app|model)[\\\\/](${files})\\.tsx?`);

/*
 * Few large files compress a tenth better than many small ones, so modules are grouped into four chunks: React and the
 * router; the shell and what nearly all sections use; what sections of cards share; the shop of frames. The bundler decides
 * on the chunks of all other modules.
 */
const chunks = [
  {
    name: 'react',
    test: /rolldown[\\/]runtime|node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
  },
  {
    name: 'shell',
    test: modules(
      'root|entry.client|pages/should-revalidate|loaders/head/page-meta|page-parts/(section|privacy-link)|sections/pdf-link|whatsapp/(soft-length-limit|isolate|neutralize)|ui/(breadcrumb|choice|hung-picture|ignore-second-tap|picture|portrait|rating|section-head|use-lazy)',
    ),
  },
  {
    name: 'cards',
    test: modules(
      'page-parts/(removed-note|dialogs/(dialog-link|use-item-dialog|load-item-details))|sections/projects/load-project-dialog|ui/facts-line',
    ),
  },
  {
    name: 'frame',
    test: modules(
      'sections/frames/(frame-(sizes|price|review|order-links)|use-frame-choice)|selection/(add-to-selection|quantity-stepper)|page-parts/availability/availability-note',
    ),
  },
].map((group, index, { length }) => ({ ...group, priority: length - index }));

const styleFiles = new Map<string, string>();

/**
 * The name of a CSS class in the page, such as `frame-card_title`. It needs no hash, since no two style files have the same
 * name.
 */
function scopedName(name: string, file: string): string {
  const sheet = path.basename(file).split('.')[0] ?? '';
  const known = styleFiles.get(sheet) ?? file;
  styleFiles.set(sheet, known);
  if (known !== file) throw new Error(`${file} and ${known}: two style files have the same name`);
  return `${sheet}_${name}`;
}

export default defineConfig(({ isPreview }) => ({
  base: siteBase(),
  resolve: { alias: [generatedAlias] },
  css: { modules: { generateScopedName: scopedName }, postcss: { plugins: [cssFunctions] } },
  plugins: [madeFiles, waitForBuild, reactRouter(), compileEarly],
  // Prerendering requests the pages from a preview server. A file watcher there would scan the whole folder again for each
  // page written.
  server: isPreview ? { watch: null } : {},
  build: {
    // The oldest supported browsers (docs/browsers.md). If the build compiled light-dark() for older ones, its colors would
    // follow only the theme of <html> (see app/page-parts/theme/one-theme.test.ts).
    target: 'es2022',
    cssTarget: ['chrome105', 'firefox115', 'safari15.4'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  environments: {
    client: {
      build: {
        license: { fileName: licenseLists.site },
        rolldownOptions: {
          output: { codeSplitting: { groups: chunks } },
        },
      },
    },
  },
}));
