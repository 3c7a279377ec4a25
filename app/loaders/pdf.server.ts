import path from 'node:path';
import { isolateLatin } from '#model/language/latin-run.ts';
import type { Locale } from '#model/language/locales.ts';
import { count, fill } from '#model/language/translate.ts';
import { generatedFolder } from '#model/on-disk/folders.server.ts';
import { readJsonOnce } from '#model/on-disk/read-once.server.ts';
import { siteBase } from '#model/on-disk/site-base.ts';
import { wordsIn } from '#model/on-disk/words.server.ts';
import type { ItemPageKey } from '#model/site-map.ts';
import type { Pdf } from './types.ts';

/** The data of a PDF that paper/print has written. */
export interface PdfFile {
  /** The file in the folder paper/ of the site; its name contains a hash of the content. */
  file: string;
  /** Size of the PDF in bytes. Missing until the PDF is made; a built site always has it. */
  bytes?: number;
  pages?: number;
  title: string;
  fileName: string;
}

const manifest = readJsonOnce<Record<string, PdfFile>>(path.join(generatedFolder, 'paper.json'));

/** The PDF of a whole section: the catalog of frames, or the book of all projects. */
export function sectionPdf(document: 'catalog' | 'book', locale: Locale): Pdf {
  return pdf(document, locale);
}

/** The PDF of one item. */
export function itemPdf(key: ItemPageKey, slug: string, locale: Locale): Pdf {
  return pdf(`${key}/${slug}`, locale);
}

function pdf(document: string, locale: Locale): Pdf {
  const { file, bytes, pages, title, fileName } = preparedPdf(`${locale}/${document}`);
  const words = wordsIn(locale);
  const text =
    bytes === undefined || pages === undefined
      ? fill(words.paper.linkAlone, { title })
      : fill(words.paper.link, {
          title,
          size: (Math.ceil(bytes / 100_000) / 10).toFixed(1),
          pages: count(words, locale, 'pdfPage', pages),
        });
  return {
    href: `${siteBase()}paper/${file}`,
    ...(bytes === undefined ? {} : { bytes }),
    title,
    fileName,
    text: locale === 'ar' ? isolateLatin(text) : text,
  };
}

function preparedPdf(document: string): PdfFile {
  const entry = manifest()[document] ?? (process.env.EDITOR_PREVIEW === '1' ? anyFramePdf() : undefined);
  if (!entry) throw new Error(`The PDF ${document} has not been prepared (see scripts/build/prepare.ts)`);
  return entry;
}

/**
 * Returns the PDF of any frame as a substitute in the editor's preview, where a new item may not have a PDF of its own
 * yet.
 */
function anyFramePdf(): PdfFile | undefined {
  return Object.entries(manifest()).find(([document]) => document.includes('/frames/'))?.[1];
}
