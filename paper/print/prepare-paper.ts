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

/** The PDFs of the site: the catalog, the book of works and a sheet for each item, in both languages. */
export interface PreparedPaper {
  /** How they are made, the largest first. */
  recipes: Recipes;
  /** Writes app/generated/paper.json once more, when they are made: with the size and the pages of each. */
  complete: (bytesOf: (file: string) => Promise<Uint8Array | undefined>) => Promise<void>;
}

/**
 * Lists the PDFs and writes app/generated/paper.json: what pages say of each of them; of those that are not made yet, nothing of
 * their size.
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
    // The large ones stand first, so that both compilers end about together.
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

/** Changes with everything that shapes a PDF besides its content: templates, fonts, and the versions of both. */
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
