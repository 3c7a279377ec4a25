import type { Locale } from '#model/language/locales.ts';
import { getVisitedPage, previewOrigin } from './api.ts';
import { useSession } from './session.tsx';
import { useLatest } from './use-latest.ts';
import { ownLanguageFirst } from './words.ts';

/** Shows, in both languages, the WhatsApp message that visitors send about a frame or course, and the link's preview in a chat. */
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
  // The delay lets the preview show the change first. In a large shop that takes up to 2 s.
  const views = useLatest(readBoth, address, 2000);
  if (!views) return null;
  return (
    <section>
      <h2>{t('message')}</h2>
      <div className="pair">
        {order.map((lang) => (
          <p key={lang} className="message panel" lang={lang} dir={lang === 'ar' ? 'rtl' : 'ltr'}>
            {views[lang].message}
          </p>
        ))}
      </div>
      <h2>{t('card')}</h2>
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
    </section>
  );
}

/**
 * Reads the WhatsApp message and the link preview from the real page, so that they are what visitors get.
 * @param html of the page
 * @param title of the item: a page may have several messages, and the one with the title is meant
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
