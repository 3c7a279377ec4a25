import { type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { addressOf, pages } from './site-map.ts';

const languages = ['en', 'ar'] as const;

/** One route a page and language; both languages share the file, the loader reads the language off the address. */
const pageRoutes: RouteConfigEntry[] = languages.flatMap((language) =>
  pages.map((page) =>
    route(addressOf(page.key, language), `pages/${page.key}-page.tsx`, { id: `${language}-${page.key}` }),
  ),
);

const notFoundRoutes: RouteConfigEntry[] = [
  route('ar/*', 'pages/not-found-page.tsx', { id: 'ar-not-found' }),
  route('*', 'pages/not-found-page.tsx', { id: 'en-not-found' }),
];

export default [...pageRoutes, ...notFoundRoutes] satisfies RouteConfig;
