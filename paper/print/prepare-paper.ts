import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PdfFile } from '#app/loaders/pdf.server.ts';
import { languages } from '#model/language/locales.ts';
import { contentRoot, generatedFolder } from '#model/on-disk/folders.server.ts';
import type { Content } from '#model/on-disk/read-content.server.ts';
import type { Recipes } from '#scripts/made-files/made-files.ts';
import { readCached } from '#scripts/made-files/user-cache.ts';
import { writeIfChanged } from '#scripts/tools/generated-files.ts';
import { listDocuments, type PaperDocument } from './documents.ts';
import { paperFonts } from './paper-fonts.ts';
import { PaperPictures } from './paper-pictures.ts';
import { Printer } from './printer.ts';
import { countPages, readTemplates } from './typst-compiler.ts';

const root = path.join(import.meta.dirname, '..', '..');
const manifestFile = path.join(generatedFolder, 'paper.json');

/** The PDFs of the site: the catalog, the book of works, and one for each group of frames and each work, in both languages. */
export interface PreparedPaper {
  /** The recipes (build instructions) of the PDFs, by the file that each recipe makes, the largest document first. */
  recipes: Recipes;
  /** Writes app/generated/paper.json again as soon as the PDFs exist, with the size and the number of pages of each PDF. */
  complete: (bytesOf: (file: string) => Promise<Uint8Array | undefined>) => Promise<void>;
}

/**
 * Lists the PDFs and writes app/generated/paper.json, which holds what pages of the site show of each PDF. The file has
 * no size and no number of pages for a PDF that is not yet in the user's cache.
 */
export async function preparePaper(content: Content): Promise<PreparedPaper> {
  const pictures = new PaperPictures(contentRoot);
  const printer = new Printer();
  const style = await styleDigest();
  const documents = languages
    .flatMap((locale) => listDocuments(content, locale, pictures))
    .map((document) => ({ document, ...digestAndWeight(document, style) }))
    .map((one) => ({ ...one, file: `paper/${one.document.stem}-${one.digest.slice(0, 8)}.pdf` }));

  const complete: PreparedPaper['complete'] = async (bytesOf) => {
    const entries = documents.map(async ({ document: { key, title, fileName }, file }) => {
      const bytes = await bytesOf(file);
      const made = bytes && { bytes: bytes.length, pages: countPages(bytes) };
      return [key, { file: path.posix.basename(file), ...made, title, fileName } satisfies PdfFile];
    });
    const manifest = Object.fromEntries(await Promise.all(entries));
    await writeIfChanged(manifestFile, `${JSON.stringify(manifest, undefined, 2)}\n`);
  };

  const recipes: Recipes = new Map(
    // The largest documents come first, so that both compilers finish at about the same time.
    [...documents]
      .sort((a, b) => b.weight - a.weight)
      .map(({ document, digest, file }) => [
        file,
        { key: `${digest}.pdf`, make: async () => (await printer.print(document, pictures)).bytes },
      ]),
  );
  await complete((file) => readCached(recipes.get(file)?.key ?? ''));
  return { recipes, complete };
}

/**
 * A hash of everything besides the content that affects a PDF: the templates, the fonts, and the versions of Typst and
 * fonts.
 */
async function styleDigest(): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(paperFonts));
  for (const [name, bytes] of await readTemplates()) hash.update(name).update(bytes);
  const lock = await readFile(path.join(root, 'package-lock.json'), 'utf8');
  const { packages } = JSON.parse(lock) as { packages: Record<string, { version?: string }> };
  for (const [name, { version = '' }] of Object.entries(packages)) {
    if (/@(myriaddreamin|expo-google-fonts)\//.test(name)) hash.update(`${name} ${version}`);
  }
  return hash.digest('hex');
}

function digestAndWeight({ template, content }: PaperDocument, style: string) {
  const text = JSON.stringify(content);
  const digest = createHash('sha256').update(style).update(template).update(text).digest('hex');
  return { digest, weight: text.length };
}
