// First: it names the cascade layers in their order.
import './styles/index.css';
import './generated/fonts.css';

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
import type { Route } from './+types/root';
import { openingHours } from './content/hours.server';
import { servicesIn } from './content/services.server';
import { siteIn, wordOutlineIn } from './content/site.server';
import { sharedWordsIn } from './content/words.server';
import amiri from './generated/fonts/amiri.woff2?url';
import hanken from './generated/fonts/hanken-grotesk.woff2?url';
import languageName from './generated/fonts/language-name.woff2?url';
import marcellus from './generated/fonts/marcellus.woff2?url';
import plexArabic from './generated/fonts/plex-arabic.woff2?url';
import plexArabicLatin from './generated/fonts/plex-arabic-latin.woff2?url';
import { LanguageProvider } from './language/language-provider';
import { locales } from './language/locales';
import { localeOf } from './pages/locale-of';
import { SelectionHost } from './selection/selection-host';
import { AfterChat } from './shell/after-chat';
import { Backdrop } from './shell/backdrop';
import { ChatButton } from './shell/chat-button';
import { Footer } from './shell/footer';
import { Header } from './shell/header';
import { NavigationTimeout } from './shell/navigation-timeout';
import { PageError } from './shell/page-error';
import { scrollKeyOf } from './shell/scroll-key';
import { storageScript } from './shell/storage-script';
import { trustedTypesScript } from './shell/trusted-types-script';
import { useReveals } from './shell/use-reveals';
import { inLanguage, languageOf } from './site-map';
import { Guard } from './start/guard';
import { Hydrated } from './start/hydrated';
import { KeepAsLeft } from './start/keep-as-left';
import { useKeptRoot } from './start/use-kept-root';
import { ThemeProvider } from './theme/theme-provider';
import { themeColors, themeScript } from './theme/theme-script';
import { IconSheet } from './ui/icon-sheet';
import { LiveRegion } from './ui/live-region';
import { Notice } from './ui/notice';
import { useLazy } from './ui/use-lazy';

const base = import.meta.env.BASE_URL;
/* They have run when React takes the page over, and it leaves them alone: its scripts need not bring them again. */
const headScripts = import.meta.env.SSR ? [trustedTypesScript, themeScript, storageScript].join(';') : '';
/** Of the lowest rank first; said before any stylesheet, whose parts a bundler puts in an order of its own. */
const layers = '@layer reset, tokens, base, ui, sections, utilities;';
/** Without scripts something plain stands in their place; older browsers know it by `noscript` alone. */
const withoutScripts = '[data-needs-scripts], .slow-note { display: none; }';
/** What every page of a language draws with: asked for at once, not when the first line is laid out. */
const fontsOf = { en: [hanken, marcellus, languageName], ar: [plexArabic, amiri, plexArabicLatin] };

/** What every page shows around its sections, in the language of its address. */
export function loader({ url }: Route.LoaderArgs) {
  const locale = localeOf(url);
  return {
    words: sharedWordsIn(locale),
    site: siteIn(locale),
    wordOutline: wordOutlineIn(locale),
    hours: openingHours(),
    services: servicesIn(locale).map(({ slug, title }) => ({ slug, title })),
    builtIn: new Date().getFullYear(),
  };
}

export type ShellData = Awaited<ReturnType<typeof loader>>;

/** The shell stays as it is until the language changes. */
export function shouldRevalidate({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }) {
  // In the editor's preview its words and the studio's names change under an open page.
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
  const own = useHref(inLanguage(pathname, locale));
  const isFirst = !import.meta.env.SSR && document.documentElement.dataset.hydrated === undefined;
  useKeptRoot();
  return (
    <html lang={locale} dir={locales[locale].dir} data-own-address={own} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={themeColors.light} suppressHydrationWarning />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constants, before the first paint */}
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
        <KeepAsLeft within="body" isFromHtml={isFirst} />
        <IconSheet />
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

/** A page that could not be loaded: the shell stays, with a way to try again. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const data = useRouteLoaderData<typeof loader>('root');
  console.error(error);
  return data ? (
    <Shell data={data}>
      {isRouteErrorResponse(error) && error.status === 404 ? <MissingPage /> : <PageError />}
    </Shell>
  ) : null;
}

const loadNotFound = () => import('./shell/not-found');

/** An item that is gone since the page was opened; seldom seen, so its code comes only then. */
function MissingPage() {
  const NotFound = useLazy(loadNotFound)?.NotFound;
  return NotFound ? <NotFound /> : <PageError />;
}

function Shell({ data, children }: { data: ShellData; children: ReactNode }) {
  const { pathname } = useLocation();
  useReveals(pathname);
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
          year={data.builtIn}
        />
        <ChatButton number={data.site.chatNumber} />
        <SelectionHost site={data.site} />
        <AfterChat site={data.site} />
        <LiveRegion />
        <Notice coming={data.words.common.coming} />
        <NavigationTimeout />
        <Hydrated />
      </ThemeProvider>
    </LanguageProvider>
  );
}
