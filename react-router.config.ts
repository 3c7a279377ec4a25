import path from 'node:path';
import type { Config } from '@react-router/dev/config';
import { furtherFramesAddresses, itemAddresses } from './app/loaders/item-addresses.server.ts';
import { movedAddresses } from './app/loaders/moved.server.ts';
import { languages } from './model/language/locales.ts';
import { buildFolder } from './model/on-disk/folders.server.ts';
import { siteBase } from './model/on-disk/site-base.ts';
import { addresses, catalogAddress, detailsAddress, fallbackAddresses } from './model/site-map.ts';

export default {
  // The editor's preview asks for pages of items that are newer than itself.
  ssr: process.env.EDITOR_PREVIEW === '1',
  basename: siteBase(),
  buildDirectory: path.relative(process.cwd(), buildFolder),
  // Every page and item in both languages, the shop and all details as data, and the pages that answer in another's place.
  prerender: [
    ...addresses,
    ...itemAddresses(),
    ...furtherFramesAddresses(),
    // What in-site navigation of pages that are still open reads there; the pages themselves come from scripts/pages/moved-pages.ts.
    ...movedAddresses().map(({ from }) => from),
    ...languages.flatMap((language) => [catalogAddress(language), detailsAddress(language)]),
    ...fallbackAddresses,
  ],
} satisfies Config;
