import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createTypstCompiler, loadFonts } from '@myriaddreamin/typst.ts';
import { CompileFormatEnum } from '@myriaddreamin/typst.ts/compiler';
import { listFiles } from '#scripts/tools/list-files.ts';
import { readPaperFonts } from './paper-fonts.ts';

/** The templates, their drawings included. */
const templateFolder = path.join(import.meta.dirname, '..');

/** A PDF: its bytes and the number of its pages. */
export interface Printed {
  bytes: Uint8Array;
  pages: number;
}

/**
 * Sets a template of paper/ with its content. The content goes in as JSON, so that no text of it is read as Typst; pictures are
 * JPEG files by the name that the content gives them.
 */
export type TypstCompiler = (
  template: string,
  content: object,
  pictures: Map<string, Uint8Array>,
) => Promise<Printed>;

/** The files of paper/ by name, such as `drawings/sofa.svg`. */
export async function readTemplates(): Promise<Map<string, Uint8Array>> {
  const files = (await listFiles(templateFolder)).filter((file) => /\.(typ|svg)$/.test(file));
  const named = files.map(
    async (file) => [file, new Uint8Array(await readFile(path.join(templateFolder, file)))] as const,
  );
  return new Map(await Promise.all(named));
}

/** Starts Typst with the house's templates and fonts, and no others. */
export async function startTypstCompiler(): Promise<TypstCompiler> {
  const compiler = createTypstCompiler();
  const fonts = await readPaperFonts();
  await compiler.init({ beforeBuild: [loadFonts(fonts, { assets: false })] });
  for (const [name, bytes] of await readTemplates()) compiler.mapShadow(`/paper/${name}`, bytes);

  return async (template, content, pictures) => {
    for (const [name, bytes] of pictures) compiler.mapShadow(name, bytes);
    const { result, diagnostics = [] } = await compiler.compile({
      mainFilePath: `/paper/${template}`,
      format: CompileFormatEnum.pdf,
      inputs: { data: JSON.stringify(content) },
      diagnostics: 'full',
    });
    // A warning is, say, a face that is not there and would be replaced without a word.
    if (!result || diagnostics.length > 0)
      throw new Error(`${template}: ${diagnostics.map(describe).join('\n')}`);
    for (const name of pictures.keys()) compiler.unmapShadow(name);
    return { bytes: result, pages: countPages(result) };
  };
}

function describe(diagnostic: { path: string; range: string; message: string }): string {
  return `${diagnostic.path}:${diagnostic.range}: ${diagnostic.message}`;
}

/** How many pages a PDF of these has. */
export function countPages(bytes: Uint8Array): number {
  return (
    Buffer.from(bytes)
      .toString('latin1')
      .split(/\/Type \/Page\b/).length - 1
  );
}
