import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createTypstCompiler, loadFonts } from '@myriaddreamin/typst.ts';
import { CompileFormatEnum } from '@myriaddreamin/typst.ts/compiler';
import { listFiles } from '#scripts/tools/list-files.ts';
import { readPaperFonts } from './paper-fonts.ts';

/** The folder of the templates and their drawings. */
const templateFolder = path.join(import.meta.dirname, '..');

/** A compiled PDF: its bytes and its number of pages. */
export interface CompiledPdf {
  bytes: Uint8Array;
  pages: number;
}

/**
 * Compiles a template of paper/ with its data to a PDF. The data is passed as JSON, so that Typst interprets no text in
 * the data as markup. `pictures` are JPEG files by the names that the data contains. Rejects with the compiler's errors
 * and warnings.
 */
export type TypstCompiler = (
  template: string,
  content: object,
  pictures: Map<string, Uint8Array>,
) => Promise<CompiledPdf>;

/** Reads the templates and drawings of paper/, by their path there, such as `drawings/sofa.svg`. */
export async function readTemplates(): Promise<Map<string, Uint8Array>> {
  const files = (await listFiles(templateFolder)).filter((file) => /\.(typ|svg)$/.test(file));
  const named = files.map(
    async (file) => [file, new Uint8Array(await readFile(path.join(templateFolder, file)))] as const,
  );
  return new Map(await Promise.all(named));
}

/** Starts Typst with the templates and fonts of this project, and no others. */
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
    // A warning counts as an error: it may be a missing font, which Typst would silently replace.
    if (!result || diagnostics.length > 0)
      throw new Error(`${template}: ${diagnostics.map(describe).join('\n')}`);
    for (const name of pictures.keys()) compiler.unmapShadow(name);
    return { bytes: result, pages: countPages(result) };
  };
}

function describe(diagnostic: { path: string; range: string; message: string }): string {
  return `${diagnostic.path}:${diagnostic.range}: ${diagnostic.message}`;
}

/** Counts the pages of a PDF made by Typst. */
export function countPages(bytes: Uint8Array): number {
  return (
    Buffer.from(bytes)
      .toString('latin1')
      .split(/\/Type \/Page\b/).length - 1
  );
}
