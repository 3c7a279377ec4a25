import type { Config } from '@react-router/dev/config';
import { itemAddresses } from './app/content/item-addresses.server.ts';
import { addresses, standInAddresses } from './app/site-map.ts';
import { siteBase } from './site-base.ts';

export default {
  ssr: false,
  basename: siteBase(),
  // Every page and item in both languages, and the pages that answer in another's place.
  prerender: [...addresses, ...itemAddresses(), ...standInAddresses],
} satisfies Config;
