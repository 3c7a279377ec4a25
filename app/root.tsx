import { mayReload } from '#app/shell/start/may-reload.ts';
// index.css is imported before other styles, because it declares the order of the cascade layers.
import '#app/styles/index.css';
import '#app/generated/fonts.css';

import type { ReactNode } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useHref,
  useLocation,
  useRouteLoaderData,
} from 'react-router';
import amiri from '#app/generated/fonts/amiri.woff2?url';
import hanken from '#app/generated/fonts/hanken-grotesk.woff2?url';
import languageName from '#app/generated/fonts/language-name.woff2?url';
import marcellus from '#app/generated/fonts/marcellus.woff2?url';
import plexArabic from '#app/generated/fonts/plex-arabic.woff2?url';
import plexArabicLatin from '#app/generated/fonts/plex-arabic-latin.woff2?url';
import { hasStudioPage } from '#app/loaders/built-pages.server.ts';
import { openingHours, regularHoursIn } from '#app/loaders/hours.server.ts';
import { servicesIn } from '#app/loaders/services.server.ts';
import { siteIn, wordOutlineIn } from '#app/loaders/site.server.ts';
import { useShownLocation } from '#app/page-parts/dialogs/use-shown-location.ts';
import { LanguageProvider } from '#app/page-parts/language/language-provider.tsx';
import { ThemeProvider } from '#app/page-parts/theme/theme-provider.tsx';
import { themeColors, themeScript } from '#app/page-parts/theme/theme-script.ts';
import { localeOf } from '#app/pages/locale-of.ts';
import { SelectionHost } from '#app/selection/selection-host.tsx';
import { AfterChat } from '#app/shell/after-chat.tsx';
import { Backdrop } from '#app/shell/backdrop.tsx';
import { ChatButton } from '#app/shell/chat-button.tsx';
import { Footer } from '#app/shell/footer.tsx';
import { Header } from '#app/shell/header.tsx';
import { NavigationTimeout } from '#app/shell/navigation-timeout.tsx';
import { PageError } from '#app/shell/page-error.tsx';
import { scrollKeyOf } from '#app/shell/scroll-key.ts';
import { Guard } from '#app/shell/start/guard.tsx';
import { Hydrated, isBeforeHydration } from '#app/shell/start/hydrated.tsx';
import { PreserveUserState } from '#app/shell/start/preserve-user-state.tsx';
import { usePreservedRoot } from '#app/shell/start/use-preserved-root.ts';
import { storageScript } from '#app/shell/storage-script.ts';
import { trustedTypesScript } from '#app/shell/trusted-types-script.ts';
import { useReveals } from '#app/shell/use-reveals.ts';
import { IconSprite } from '#app/ui/icon-sprite.tsx';
import { LiveRegion } from '#app/ui/live-region.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { useLazy } from '#app/ui/use-lazy.ts';
import { locales } from '#model/language/locales.ts';
import { sharedWordsIn } from '#model/on-disk/words.server.ts';
import { inLanguage, languageOf, pageAt } from '#model/site-map.ts';
import type { Route } from './+types/root';

const base = import.meta.env.BASE_URL;
/*
 * Inline scripts that run before React hydrates the page. In the browser their text is empty, because hydration ignores
 * the content of these scripts, and the bundle becomes smaller.
 */
const headScripts = import.meta.env.SSR ? [trustedTypesScript, themeScript, storageScript].join(';') : '';
/**
 * Cascade layers, lowest priority first. They are declared before all stylesheets, because the bundler changes the
 * order of the stylesheets.
 */
const layers = '@layer reset, tokens, base, ui, sections, utilities;';
/**
 * Styles that hide elements which need scripts, if there are none. These styles are inside `noscript`, because older
 * browsers do not know the media query for missing scripts.
 */
const withoutScripts = '[data-needs-scripts], .slow-note { display: none; }';
/**
 * Fonts that every page of a language needs. They are preloaded, because otherwise the browser would request them only
 * when it lays out the first line of text.
 */
const fontsOf = { en: [hanken, marcellus, languageName], ar: [plexArabic, amiri, plexArabicLatin] };

/** Loads the data of header, footer and other parts that every page has, in the language of the page's address. */
export function loader({ url }: Route.LoaderArgs) {
  const locale = localeOf(url);
  return {
    words: sharedWordsIn(locale),
    site: siteIn(locale),
    wordOutline: wordOutlineIn(locale),
    hours: openingHours(),
    regularHours: regularHoursIn(locale),
    services: servicesIn(locale).map(({ slug, title }) => ({ slug, title })),
    hasStudioPage: hasStudioPage(),
    builtIn: new Date().getFullYear(),
  };
}

export type ShellData = Awaited<ReturnType<typeof loader>>;

/** Whether the data of header and footer are loaded again after a navigation: only if the language has changed. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  // In the editor's preview, the data are always loaded again: the owner may change texts and names while a page is
  // open.
  return import.meta.env.MODE === 'editor' || localeOf(currentUrl) !== localeOf(nextUrl);
}

export function Layout({ children }: { children: ReactNode }) {
  return (
    <Guard>
      <Document>{children}</Document>
    </Guard>
  );
}

function Document({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const locale = languageOf(pathname);
  const ownAddress = useHref(inLanguage(pathname, locale));
  usePreservedRoot();
  return (
    <html lang={locale} dir={locales[locale].dir} data-own-address={ownAddress} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={themeColors.light} suppressHydrationWarning />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the scripts are constants of the site */}
        <script dangerouslySetInnerHTML={{ __html: headScripts }} suppressHydrationWarning />
        <style>{layers}</style>
        <noscript>
          <style>{withoutScripts}</style>
        </noscript>
        {fontsOf[locale].map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
        ))}
        <link rel="icon" href={`${base}favicon.svg`} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={`${base}apple-touch-icon.png`} />
        <link rel="manifest" href={`${base}${locale === 'ar' ? 'ar' : 'site'}.webmanifest`} />
        <Meta />
        <Links />
      </head>
      <body>
        <PreserveUserState within="body" isFromHtml={isBeforeHydration()} />
        <IconSprite />
        {children}
        <ScrollRestoration getKey={scrollKeyOf} />
        <Scripts />
      </body>
    </html>
  );
}

export default function App({ loaderData }: Route.ComponentProps) {
  return (
    <Shell data={loaderData}>
      <Outlet />
    </Shell>
  );
}

/** An error message for a page that could not be loaded. Header and footer stay, and the visitor can try again. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const data = useRouteLoaderData<typeof loader>('root');
  console.error(error);
  return data ? (
    <Shell data={data}>
      {isRouteErrorResponse(error) && error.status === 404 ? <MissingPage /> : <PageError />}
    </Shell>
  ) : null;
}

const loadNotFound = () => import('#app/shell/not-found.tsx');

/**
 * The “not found” page for an item that was removed after the visitor had opened the site. This is rare, so the code is
 * fetched only in this case.
 */
function MissingPage() {
  const NotFound = useLazy(loadNotFound)?.NotFound;
  return NotFound ? <NotFound /> : <PageError />;
}

function Shell({ data, children }: { data: ShellData; children: ReactNode }) {
  const { pathname } = useLocation();
  useReveals(pathname);
  useShownLocation();
  return (
    <LanguageProvider locale={languageOf(pathname)} words={data.words}>
      <ThemeProvider>
        <Backdrop />
        <Header site={data.site} wordOutline={data.wordOutline} />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        <Footer
          site={data.site}
          wordOutline={data.wordOutline}
          services={data.services}
          regularHours={data.regularHours}
          year={data.builtIn}
        />
        <ChatButton number={data.site.chatNumber} isOnHome={pageAt(pathname)?.key === 'home'} />
        <SelectionHost site={data.site} mayReload={mayReload} />
        <AfterChat site={data.site} />
        <LiveRegion />
        <Notice coming={data.words.common.coming} />
        <NavigationTimeout />
        <Hydrated />
      </ThemeProvider>
    </LanguageProvider>
  );
}
