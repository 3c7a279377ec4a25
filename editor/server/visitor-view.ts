import type { Locale } from '../../app/language/locales.ts';
import { pageOf } from '../forms/page-of.ts';

/** What visitors meet of an item besides its page: the message that they send, and what a chat shows of its link. */
export interface VisitorView {
  /** The text of the WhatsApp message; undefined where the page has none. */
  message: string | undefined;
  card: { title: string; description: string; picture: string };
}

/**
 * Reads it off the preview's real page, so that it is what the site itself says.
 * @param origin of the preview
 * @param address of the item in the editor
 * @param title of the item: of several messages on a page the one that names it is meant
 * @returns undefined where the preview does not answer
 */
export async function visitorView(
  origin: string,
  address: string,
  title: string,
  locale: Locale,
): Promise<VisitorView | undefined> {
  try {
    const page = `${origin}${pageOf(address, locale)}`;
    const html = await (await fetch(page, { signal: AbortSignal.timeout(10_000) })).text();
    const [, main = ''] = html.split('<main');
    const messages = [...main.matchAll(/href="(https:\/\/wa\.me\/[^"]*)"/g)].flatMap(([, href = '']) => {
      const text = new URL(plain(href)).searchParams.get('text');
      return text ? [text] : [];
    });
    const picture = metaOf(html, 'og:image');
    return {
      message: messages.find((message) => message.includes(title)) ?? messages[0],
      card: {
        title: metaOf(html, 'og:title'),
        description: metaOf(html, 'og:description'),
        picture: picture ? `${origin}${new URL(picture).pathname}` : '',
      },
    };
  } catch {
    return undefined;
  }
}

function metaOf(html: string, property: string): string {
  const [tag = ''] = html.match(new RegExp(`<meta[^>]*property="${property}"[^>]*>`)) ?? [];
  return plain(tag.match(/content="([^"]*)"/)?.[1] ?? '');
}

/** An attribute's value without its HTML escapes. */
function plain(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
