import type { Locale } from '#model/language/locales.ts';
import { getVisitedPage, previewOrigin } from './api.ts';
import { useSession } from './session.tsx';
import { useLatest } from './use-latest.ts';
import { ownLanguageFirst } from './words.ts';

/** Shows the WhatsApp message that visitors send about a frame or course, and how a chat shows its link, in both languages. */
export function VisitorView({ address }: { address: string }) {
  const { t, locale, state } = useSession();
  const title = state.items.find((item) => item.address === address)?.title;
  const order = ownLanguageFirst(locale);
  const read = async (lang: Locale) =>
    readSharedTexts(await getVisitedPage(address, lang), title?.[lang] ?? '');
  const readBoth = async () => {
    const [en, ar] = await Promise.all([read('en'), read('ar')]);
    return { en, ar };
  };
  // The real page is read 2 s after a change: in a large shop, the preview needs that long to show the change.
  const views = useLatest(readBoth, address, 2000);
  if (!views) return null;
  return (
    <details className="section" data-section={t('visitorView')}>
      <summary>
        <h2>{t('visitorView')}</h2>
      </summary>
      <h3>{t('message')}</h3>
      <div className="pair">
        {order.map((lang) => (
          <p key={lang} className="message panel" lang={lang} dir={lang === 'ar' ? 'rtl' : 'ltr'}>
            {views[lang].message}
          </p>
        ))}
      </div>
      <h3>{t('card')}</h3>
      <div className="pair">
        {order.map((lang) => (
          <div key={lang} className="panel" lang={lang} dir={lang === 'ar' ? 'rtl' : 'ltr'}>
            {views[lang].picture ? <img src={views[lang].picture} alt="" /> : null}
            <p>
              <strong>{views[lang].title}</strong>
            </p>
            <p>{views[lang].description}</p>
          </div>
        ))}
      </div>
      <p className="quiet">{t('cardPicture')}</p>
    </details>
  );
}

/**
 * Reads the WhatsApp message and the link preview from the HTML of the real page, so that both are exactly what visitors get.
 * @param html the HTML of the page
 * @param title the title of the item; if the page has several messages, the one that contains this title is read
 */
function readSharedTexts(html: string, title: string) {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const links = page.querySelectorAll<HTMLAnchorElement>('main a[href^="https://wa.me/"]');
  const messages = [...links].flatMap(({ href }) => new URL(href).searchParams.get('text') ?? []);
  const meta = (property: string) =>
    page.querySelector<HTMLMetaElement>(`meta[property="${property}"]`)?.content ?? '';
  const picture = meta('og:image');
  return {
    message: messages.find((message) => message.includes(title)) ?? messages[0],
    title: meta('og:title'),
    description: meta('og:description'),
    picture: picture ? `${previewOrigin}${new URL(picture).pathname}` : '',
  };
}
