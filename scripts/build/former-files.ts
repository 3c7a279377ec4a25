import { rm } from 'node:fs/promises';
import path from 'node:path';

const publicFolder = path.join(import.meta.dirname, '..', '..', 'public');

/** Former builds wrote pictures and PDFs into public/, from where they would be taken into the site for ever. */
export async function removeFormerFiles(): Promise<void> {
  const names = ['pictures', 'previews', 'paper', 'site.webmanifest', 'ar.webmanifest'];
  await Promise.all(names.map((name) => rm(path.join(publicFolder, name), { recursive: true, force: true })));
}
