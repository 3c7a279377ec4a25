import { rm } from 'node:fs/promises';
import path from 'node:path';

const publicFolder = path.join(import.meta.dirname, '..', '..', 'public');

/**
 * Removes pictures and PDFs that earlier versions of the build wrote into public/, since Vite copies all of public/ into the
 * site.
 */
export async function removeFormerFiles(): Promise<void> {
  const names = ['pictures', 'previews', 'paper', 'site.webmanifest', 'ar.webmanifest'];
  await Promise.all(names.map((name) => rm(path.join(publicFolder, name), { recursive: true, force: true })));
}
