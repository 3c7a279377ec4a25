import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Writes a file under a temporary name and renames it, so that an interrupted build leaves no incomplete file. */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  const unfinished = `${file}.${process.pid}.part`;
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(unfinished, content);
  await rename(unfinished, file);
}

/** Writes a file only if its content changes, so that a running dev server does not reload. */
export async function writeIfChanged(file: string, content: string | Uint8Array): Promise<void> {
  if (existsSync(file) && (await readFile(file)).equals(Buffer.from(content))) return;
  await writeWhole(file, content);
}

/** Removes everything from a folder except the wanted names. */
export async function removeOthers(folder: string, wanted: Iterable<string>): Promise<void> {
  const names = new Set(wanted);
  const others = (await readdir(folder)).filter((name) => !names.has(name));
  await Promise.all(others.map((name) => rm(path.join(folder, name), { recursive: true })));
}
