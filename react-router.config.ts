import path from 'node:path';
import type { Config } from '@react-router/dev/config';
import { builtAddresses } from './app/loaders/built-pages.server.ts';
import { furtherFramesAddresses, itemAddresses } from './app/loaders/item-addresses.server.ts';
import { movedAddresses } from './app/loaders/moved.server.ts';
import { languages } from './model/language/locales.ts';
import { buildFolder } from './model/on-disk/folders.server.ts';
import { siteBase } from './model/on-disk/site-base.ts';
import { catalogAddress, deliveryAddress, detailsAddress, fallbackAddresses } from './model/site-map.ts';

export default {
  // Only the editor's preview renders on a server: it requests pages of items that were added after the preview had started.
  ssr: process.env.EDITOR_PREVIEW === '1',
  basename: siteBase(),
  buildDirectory: path.relative(process.cwd(), buildFolder),
  // The addresses to prerender: all pages and items in both languages, the catalog and all details as data, and the fallback
  // pages for unknown addresses and for visitors without a connection.
  prerender: [
    ...builtAddresses(),
    ...itemAddresses(),
    ...furtherFramesAddresses(),
    // Former addresses are prerendered for their navigation data, which pages still open in browsers request. The pages shown
    // at former addresses come from scripts/pages/moved-pages.ts.
    ...movedAddresses().map(({ from }) => from),
    ...languages.flatMap((language) => [
      catalogAddress(language),
      deliveryAddress(language),
      detailsAddress(language),
    ]),
    ...fallbackAddresses,
  ],
} satisfies Config;
