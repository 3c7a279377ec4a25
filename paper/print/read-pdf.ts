import { getDocumentProxy } from 'unpdf';

/** A piece of text on a page. Positions and sizes are in mm from the upper left corner of the page; `y` is the baseline. */
export interface PositionedText {
  text: string;
  x: number;
  y: number;
  width: number;
  /** The font size, in mm. */
  size: number;
}

export interface ReadPage {
  texts: PositionedText[];
  /** All text of the page, in the order of the file, with its spaces unchanged. */
  text: string;
  /** The addresses of the page's links, without links inside the document. */
  links: string[];
}

export interface ReadPdf {
  title: string;
  language: string;
  isTagged: boolean;
  /** The fonts' names without the prefix of a subset: `Amiri-Regular`. */
  fonts: string[];
  pages: ReadPage[];
  /** The titles of the document's bookmarks. */
  bookmarks: string[];
}

const mm = 72 / 25.4;

/** Reads a PDF with PDF.js, as a viewer does. Only checks use this. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const document = await getDocumentProxy(bytes.slice(), { verbosity: 0 });
  const { info } = await document.getMetadata();
  const pages: ReadPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const [, , , height = 0] = page.view;
    const { items } = await page.getTextContent();
    const texts = items.flatMap((item) => {
      if (!('str' in item) || !item.str.trim()) return [];
      const [, , , size = 0, x = 0, y = 0] = item.transform as number[];
      return [{ text: item.str, x: x / mm, y: (height - y) / mm, width: item.width / mm, size: size / mm }];
    });
    const annotations = await page.getAnnotations();
    pages.push({
      texts,
      text: items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join(''),
      links: annotations.flatMap(({ url }) => (url ? [url as string] : [])),
    });
    page.cleanup();
  }
  const outline = (await document.getOutline()) ?? [];
  const raw = Buffer.from(bytes).toString('latin1');
  await document.loadingTask.destroy();
  return {
    title: (info as { Title?: string }).Title ?? '',
    language: (info as { Language?: string }).Language ?? '',
    isTagged: raw.includes('/StructTreeRoot'),
    fonts: [...new Set([...raw.matchAll(/\/BaseFont \/[A-Z]{6}\+([\w-]+)/g)].map(([, name = '']) => name))],
    pages,
    bookmarks: outline.map(({ title }) => title),
  };
}
