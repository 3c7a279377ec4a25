import path from 'node:path';
import { numbered } from '../../app/content/pictures.server.ts';
import type { Content } from '../../app/content/read-content.server.ts';
import { wordsIn } from '../../app/content/words.server.ts';
import type { Locale } from '../../app/language/locales.ts';
import { fill, groupDigits } from '../../app/language/translate.ts';
import { itemAddress } from '../../app/site-map.ts';
import { chatLink } from '../../app/whatsapp/chat-link.ts';
import { frameOrderText, frameReference } from '../../app/whatsapp/frame-text.ts';
import { paperFrameText } from '../../app/whatsapp/paper-text.ts';
import type { PaperPictures } from './paper-pictures.ts';
import { paperQr } from './paper-site.ts';
import { paperText } from './paper-text.ts';

type FrameContent = Content['frames'][number];

/** What the frame adds on each side of the sheet, cm. */
const edge = 2;
const large = { width: 900, shape: 4 / 5 };
const small = { width: 460, shape: 4 / 5 };

/** A sheet's size and that of its frame, in cm, as numbers and in words. */
export function paperSize(size: string) {
  const [width = 0, height = 0] = size.split(/[x×]/).map(Number);
  const [outerWidth, outerHeight] = [width + 2 * edge, height + 2 * edge];
  return {
    size: `${width}×${height}`,
    outer: `${outerWidth}×${outerHeight}`,
    outerWidth,
    outerHeight,
  };
}

/** Every size that some group has, from small to large. */
export function paperSizes({ frames }: Content) {
  const sizes = new Set(frames.flatMap(({ pricing }) => pricing.map(({ size }) => paperSize(size).size)));
  return [...sizes]
    .map(paperSize)
    .sort((a, b) => a.outerWidth * a.outerHeight - b.outerWidth * b.outerHeight);
}

/** One group of frames as the templates show it. */
export function paperFrame(frame: FrameContent, content: Content, locale: Locale, pictures: PaperPictures) {
  const words = wordsIn(locale);
  const title = frame.title[locale];
  const url = `${content.site.url}${itemAddress('frames', frame.slug, locale)}`;
  const pictureOf = (image: FrameContent['images'][number], cut: typeof large) => {
    const { label, alt } = numbered(image, title, frame.images.indexOf(image), words, locale);
    const file = pictures.name(path.posix.join(frame.folder, image.url), cut);
    return { file, alt: label ?? alt, link: url };
  };
  const prints = frame.prints.flatMap(({ id, name }, place) => {
    const image = frame.images.find(({ print }) => print === id);
    if (!image) return [];
    return [{ ...pictureOf(image, place === 0 ? large : small), name: paperText(name[locale], locale) }];
  });
  // Beside a print that is alone stands the room that it hangs in.
  const rooms = frame.images
    .filter(({ print }) => !print)
    .slice(0, Math.max(0, 3 - prints.length))
    .map((image) => ({ ...pictureOf(image, small), name: '' }));
  return {
    id: frame.slug,
    code: frame.code,
    title: paperText(title, locale),
    description: paperText(frame.description[locale], locale),
    prints: [...prints, ...rooms],
    pricing: frame.pricing.map(({ size, price }) => ({
      size: paperSize(size).size,
      outer: paperSize(size).outer,
      price: fill(words.common.jod, { n: groupDigits(price) }),
    })),
    colors: frame.colors.flatMap((id) =>
      content.frameColors
        .filter((color) => color.id === id)
        .map(({ name, swatch }) => ({ name: paperText(name[locale], locale), swatch })),
    ),
    chat: chatLink(content.site.chatNumber, paperFrameText(words, { title, code: frame.code, url }, locale)),
    qr: paperQr(url, title, locale),
  };
}

/** A whole order as the chat receives it, line by line: the first print of a group in its smallest size. */
export function exampleOrder(frame: FrameContent, content: Content, locale: Locale): string[] {
  const colors = content.frameColors.filter(({ id }) => frame.colors.includes(id));
  const color = colors.find(({ id }) => id === frame.colors[0]);
  const { size = '', price = 0 } = frame.pricing[0] ?? {};
  const text = frameOrderText(wordsIn(locale), locale, {
    title: frame.title[locale],
    print: frame.prints[0]?.name[locale] ?? '',
    size,
    unitPrice: price,
    quantity: 1,
    color: color?.name[locale] ?? '',
    colors: colors.map(({ name }) => name[locale]),
    reference: frameReference(frame.code, size, color?.id ?? ''),
    url: `${content.site.url}${itemAddress('frames', frame.slug, locale)}`,
  });
  return text.split('\n');
}
