import { type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { builtPages } from '#app/loaders/built-pages.server.ts';
import { furtherFramesAddresses } from '#app/loaders/item-addresses.server.ts';
import { languages } from '#model/language/locales.ts';
import {
  addressOf,
  catalogAddress,
  deliveryAddress,
  detailsAddress,
  inLanguage,
  itemPages,
} from '#model/site-map.ts';

/**
 * One route for each page and language. The routes of both languages share one file, whose loader reads the language
 * from the address.
 */
const pageRoutes: RouteConfigEntry[] = languages.flatMap((language) =>
  builtPages().map((page) =>
    route(addressOf(page.key, language), `pages/${page.key}-page.tsx`, { id: `${language}-${page.key}` }),
  ),
);

/** One route for each kind of items (such as frames) and language. The folder content/ defines which items exist. */
const itemRoutes: RouteConfigEntry[] = languages.flatMap((language) =>
  itemPages.map((key) =>
    route(`${addressOf(key, language)}/:slug`, `pages/${key}-item-page.tsx`, {
      id: `${language}-${key}-item`,
    }),
  ),
);

/**
 * The route of the second and further pages of the list of frames. The route exists only if there are such pages: a
 * route without any page would stop the build.
 */
const framesRoutes: RouteConfigEntry[] = (furtherFramesAddresses().length > 0 ? languages : []).map(
  (language) =>
    route(`${addressOf('frames', language)}/page/:page`, 'pages/frames-page.tsx', {
      id: `${language}-frames-further`,
    }),
);

/** Routes of data that pages fetch only when they need them. */
const dataRoutes: RouteConfigEntry[] = languages.flatMap((language) => [
  route(catalogAddress(language), 'pages/frames-catalog.ts', { id: `${language}-frames-catalog` }),
  route(deliveryAddress(language), 'pages/delivery.ts', { id: `${language}-delivery` }),
  route(detailsAddress(language), 'pages/item-details.ts', { id: `${language}-item-details` }),
]);

const offlineRoutes: RouteConfigEntry[] = languages.map((language) =>
  route(inLanguage('/offline', language), 'pages/offline-page.tsx', { id: `${language}-offline` }),
);

const notFoundRoutes: RouteConfigEntry[] = [
  route('ar/*', 'pages/not-found-page.tsx', { id: 'ar-not-found' }),
  route('*', 'pages/not-found-page.tsx', { id: 'en-not-found' }),
];

export default [
  ...pageRoutes,
  ...itemRoutes,
  ...framesRoutes,
  ...dataRoutes,
  ...offlineRoutes,
  ...notFoundRoutes,
] satisfies RouteConfig;
