import type { Config } from '@react-router/dev/config';
import { furtherFramesAddresses, itemAddresses } from './app/content/item-addresses.server.ts';
import { addresses, catalogAddress, standInAddresses } from './app/site-map.ts';
import { siteBase } from './site-base.ts';

export default {
  ssr: false,
  basename: siteBase(),
  // Every page and item in both languages, the shop as data, and the pages that answer in another's place.
  prerender: [
    ...addresses,
    ...itemAddresses(),
    ...furtherFramesAddresses(),
    catalogAddress('en'),
    catalogAddress('ar'),
    ...standInAddresses,
  ],
} satisfies Config;
