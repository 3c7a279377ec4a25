import type { Config } from '@react-router/dev/config';
import { itemAddresses } from './app/content/item-addresses.server.ts';
import { addresses, notFoundAddresses } from './app/site-map.ts';

export default {
  ssr: false,
  // Every page and item in both languages, and the two “not found” pages, which answer any unknown address.
  prerender: [...addresses, ...itemAddresses(), ...notFoundAddresses],
} satisfies Config;
