import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { cacheFolder, contentRoot, generatedFolder, publicFolder } from '../app/content/folders.server.ts';
import { readContent } from '../app/content/read-content.server.ts';
import { removeOthers, writeIfChanged, writeWhole } from './generated-files.ts';
import { listDocuments, type PaperDocument } from './paper/documents.ts';
import { paperFonts } from './paper/paper-fonts.ts';
import { PaperPictures } from './paper/paper-pictures.ts';
import { printAll } from './paper/print-all.ts';
import { readTemplates } from './paper/typst-compiler.ts';
import { startProgress } from './progress.ts';
import { runScript } from './run-script.ts';

/** What the site knows of a PDF. */
export interface PaperFile {
  /** Its file in public/paper/, named by content. */
  file: string;
  bytes: number;
  pages: number;
  title: string;
  fileName: string;
}

const root = path.join(import.meta.dirname, '..');
const outputFolder = path.join(publicFolder, 'paper');
const pictureFolder = path.join(cacheFolder, 'paper');
const manifestFile = path.join(generatedFolder, 'paper.json');

/**
 * Sets the catalog, the portfolio book and a sheet for each item, in both languages, into public/paper/, and writes
 * app/generated/paper.json. What has not changed since the last time is not set again.
 */
async function preparePaper(): Promise<void> {
  const content = readContent();
  const pictures = new PaperPictures(contentRoot, pictureFolder);
  const documents = (['en', 'ar'] as const).flatMap((locale) => listDocuments(content, locale, pictures));
  const style = await styleHash();
  const named = documents.map((document) => ({
    document,
    file: `${document.stem}-${hashOf(document, style)}.pdf`,
  }));
  const known = await readManifest();
  const manifest: Record<string, PaperFile> = {};
  const outdated: typeof named = [];
  for (const one of named) {
    const before = known[one.document.key];
    const { title, fileName } = one.document;
    if (before?.file === one.file && existsSync(path.join(outputFolder, one.file)))
      manifest[one.document.key] = { ...before, title, fileName };
    else outdated.push(one);
  }

  if (outdated.length > 0) {
    await mkdir(outputFolder, { recursive: true });
    const files = new Map(outdated.map(({ document, file }) => [document, file]));
    const waiting = [...files.keys()];
    const cut = await pictures.prepare();
    const step = startProgress('PDF', waiting.length);
    await printAll(waiting, cut, async (document, { bytes, pages }) => {
      const file = files.get(document) ?? '';
      await writeWhole(path.join(outputFolder, file), bytes);
      const { title, fileName } = document;
      manifest[document.key] = { file, bytes: bytes.length, pages, title, fileName };
      step();
    });
  }
  const inOrder = Object.fromEntries(documents.map(({ key }) => [key, manifest[key]]));
  await writeIfChanged(manifestFile, `${JSON.stringify(inOrder, undefined, 2)}\n`);
  await removeOthers(
    outputFolder,
    named.map(({ file }) => file),
  );
}

/** Changes with everything that shapes a PDF besides its content: templates, fonts, and the versions of both. */
async function styleHash(): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(paperFonts));
  for (const [name, bytes] of await readTemplates()) hash.update(name).update(bytes);
  const lock = await readFile(path.join(root, 'package-lock.json'), 'utf8');
  const { packages } = JSON.parse(lock) as { packages: Record<string, { version?: string }> };
  for (const [name, { version = '' }] of Object.entries(packages)) {
    if (/@(myriaddreamin|expo-google-fonts)\//.test(name)) hash.update(`${name} ${version}`);
  }
  return hash.digest('hex');
}

function hashOf({ template, content }: PaperDocument, style: string): string {
  return createHash('sha256')
    .update(style)
    .update(template)
    .update(JSON.stringify(content))
    .digest('hex')
    .slice(0, 8);
}

async function readManifest(): Promise<Record<string, PaperFile>> {
  try {
    return JSON.parse(await readFile(manifestFile, 'utf8'));
  } catch {
    // Missing or cut off: everything is set again, which costs time and nothing else.
    return {};
  }
}

await runScript(preparePaper);
