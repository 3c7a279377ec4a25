import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, normalizePath, type Plugin } from 'vite';
import { generatedFolder } from './app/content/folders.server.ts';
import { cssCrops } from './scripts/css-crops.ts';
import { licenseLists } from './scripts/licenses.ts';
import { madeFiles } from './scripts/made-files/vite-plugin.ts';
import { waitForBuild } from './scripts/wait-for-build.ts';
import { siteBase } from './site-base.ts';

/** What a chunk begins with; what these files need comes along. The first that claims a file has it. */
const app = (files: string) => new RegExp(`[\\\\/]app[\\\\/](${files})\\.tsx?`);

/*
 * Few large files compress a tenth better than many small ones: React and the router stand in one, the shell with all
 * that it needs and what nearly all sections share in another. Then the shop, the sections without much script of their own, the pages
 * of all items, pages of text, the details of frames in a dialog and on a page, measures of prints, and what a wall begins with. The rest stays
 * apart, such as what is fetched when first used.
 */
const chunks = [
  {
    name: 'react',
    test: /rolldown[\\/]runtime|node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
  },
  {
    name: 'shell',
    test: app(
      'root|entry.client|pages/should-revalidate|head/page-meta|sections/(section|paper-link|privacy-link)|whatsapp/(comfortable-length|isolate|neutralize)|ui/(breadcrumb|choice|hung-picture|ignore-second-tap|picture|portrait|rating|section-head|use-lazy)',
    ),
  },
  {
    name: 'cards',
    test: app(
      'sections/(gone-note|projects/load-project-dialog)|dialogs/(dialog-link|use-item-dialog|load-item-details)|ui/facts-line',
    ),
  },
  {
    name: 'frame',
    test: app(
      'sections/frames/(frame-(sizes|price|review|order-links)|use-frame-choice)|selection/(add-to-selection|quantity-stepper)|availability/availability-note',
    ),
  },
  {
    name: 'sections',
    test: app('sections/(portfolio|process|testimonials|faq)/[a-z-]*section'),
  },
  {
    name: 'item',
    test: app('sections/(item-page|item-ways|share-button|gallery-words)'),
  },
  { name: 'gallery', test: app('ui/(gallery|showcase)') },
  { name: 'page-words', test: app('language/page-words|sections/way-here') },
  { name: 'text-page', test: app('sections/(text-page|privacy)/[a-z-]*') },
  { name: 'frame-details', test: app('sections/frames/frame-(details|item)') },
  { name: 'room-with-print', test: app('wall/room-with-print') },
  { name: 'measures', test: app('common/measures') },
  { name: 'wall-start', test: app('wall/wall-start') },
  {
    name: 'sharing',
    test: app('share/(share-or-copy|share-paper|fetch-file)|sections/paper-share|ui/copy-text'),
  },
].map((group, index, { length }) => ({ ...group, priority: length - index }));

const styleFiles = new Map<string, string>();

/** The name of a class in the page, such as `frame-card_title`: no hash, since no two style files have the same name. */
function scopedName(name: string, file: string): string {
  const sheet = path.basename(file).split('.')[0] ?? '';
  const known = styleFiles.get(sheet) ?? file;
  styleFiles.set(sheet, known);
  if (known !== file) throw new Error(`${file} and ${known}: two style files have the same name`);
  return `${sheet}_${name}`;
}

/**
 * Class names as constants of their own instead of a table for each style file: they end up where they are used, and what is not
 * used is not shipped.
 */
const classNamesInPlace: Plugin = {
  name: 'class-names-in-place',
  enforce: 'pre',
  transform: {
    filter: { id: /\/app\/.*\.tsx/ },
    handler: (code) => code.replace(/^import (\w+) from (?='[^']+\.module\.css')/gm, 'import * as $1 from '),
  },
};

/** Programs for the graphics card without the spaces that only readers need; a line that begins with # ends where it did. */
const smallShaders: Plugin = {
  name: 'small-shaders',
  enforce: 'pre',
  transform: {
    filter: { id: /\/app\/wall\/shader\.ts/ },
    handler: (code) =>
      code.replace(/`#version[^`]*`/g, (shader) =>
        shader
          .replace(/\n +/g, '\n')
          .replace(/ ?([-+*/=<>(){},;:?]) ?/g, '$1')
          .replace(/(\d)\.0\b/g, '$1.')
          .replace(/\b0\.(?=\d)/g, '.'),
      ),
  },
};

/** What pages are made of may stand in another work folder (see app/content/folders.server.ts). */
const generatedAlias = [{ find: /^\.{1,2}\/generated\//, replacement: `${normalizePath(generatedFolder)}/` }];

export default defineConfig(({ isPreview }) => ({
  base: siteBase(),
  resolve: { alias: generatedAlias },
  css: { modules: { generateScopedName: scopedName }, postcss: { plugins: [cssCrops] } },
  plugins: [classNamesInPlace, smallShaders, madeFiles, waitForBuild, reactRouter()],
  // Prerendering runs in a preview. A watcher there looks through the whole folder again for each page that is written.
  server: isPreview ? { watch: null } : {},
  build: {
    // The floor (docs/browsers.md). Lowered, light-dark() follows the theme of <html> alone: app/theme/one-theme.test.ts.
    target: 'es2022',
    cssTarget: ['chrome105', 'firefox115', 'safari15.4'],
    assetsInlineLimit: 0,
    // What every page has from its beginning is not named again wherever code is fetched.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_, files) =>
        files.filter((file) => !/\/(react|rolldown-runtime|shell)-/.test(file)),
    },
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
