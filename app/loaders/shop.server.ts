import type { Bilingual } from '#model/content/group.ts';
import type { Locale } from '#model/language/locales.ts';
import { type Content, content } from '#model/on-disk/read-content.server.ts';
import { wordsIn } from '#model/on-disk/words.server.ts';
import { addressOf } from '#model/site-map.ts';
import { chatLink } from '#model/whatsapp/chat-link.ts';
import { shopRequestText } from '#model/whatsapp/shop-request-text.ts';
import type { Fact, Shop } from './types.ts';

const rows = ['paper', 'printing', 'glazing', 'frame', 'hanging', 'artist'] as const;

export type SpecificationContent = { [Row in (typeof rows)[number]]?: Bilingual | undefined };

/** The rows of a specification that have a text, in one language. */
export function specificationIn(locale: Locale, specification: SpecificationContent = {}): Fact[] {
  const words = wordsIn(locale).specification;
  return rows.flatMap((row) => {
    const text = specification[row]?.[locale];
    return text ? [{ label: words[row], text }] : [];
  });
}

/** What holds for all frames of the shop, and the offers beyond its frames, each with the chat that asks for it. */
export function shopIn(locale: Locale, { shop, site }: Pick<Content, 'shop' | 'site'> = content()): Shop {
  const words = wordsIn(locale);
  const url = `${site.url}${addressOf('frames', locale)}`;
  const requests = (['otherSizes', 'quantities'] as const).flatMap((name) => {
    const text = shop[name]?.text[locale];
    if (!text) return [];
    return {
      title: words.requests[name],
      text,
      chat: words.requests[`${name}Chat`],
      chatLink: chatLink(site.chatNumber, shopRequestText(words, name, url)),
    };
  });
  return { specification: specificationIn(locale, shop.specification), requests };
}
