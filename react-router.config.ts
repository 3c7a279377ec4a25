import type { Config } from '@react-router/dev/config';
import { addresses, notFoundAddresses } from './app/site-map.ts';

export default {
  ssr: false,
  // Every page in both languages, and the two “not found” pages, which answer any unknown address.
  prerender: [...addresses, ...notFoundAddresses],
} satisfies Config;
