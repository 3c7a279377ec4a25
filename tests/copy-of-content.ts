import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';

/** The variable with the folder that all unit tests of one run share (tests/shared-folder.ts). */
export const sharedFolder = 'SHARED_BY_TESTS';

/**
 * Copies the sample content. The pictures keep their modification times, so that cached results for these pictures stay
 * valid.
 */
export function copyContent(to: string): void {
  cpSync('content', to, { recursive: true, preserveTimestamps: true });
}

/**
 * Copies the sample content, but only links its pictures, which are a hundred megabytes, to a copy that all tests of one run
 * share. So tests may replace pictures, but not change them in place.
 */
export function copyContentWithSharedPictures(to: string): void {
  linkFiles(sharedCopy(), to, (file) => !file.endsWith('.yaml'));
}

/** Links all files of a folder into another one; those that `isLinked` excludes are copied. */
export function linkFiles(from: string, to: string, isLinked: (file: string) => boolean = () => true): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const copy = path.join(to, path.relative(from, file));
    if (entry.isDirectory()) mkdirSync(copy);
    else if (isLinked(file)) linkSync(file, copy);
    else copyFileSync(file, copy);
  }
}

/** The copy of the content that the tests of one run share; the first test that needs it makes it. */
function sharedCopy(): string {
  const folder = process.env[sharedFolder];
  if (!folder) throw new Error('These tests run in Vitest');
  const copy = path.join(folder, 'content');
  if (existsSync(copy)) return copy;
  const own = mkdtempSync(path.join(folder, 'own-'));
  copyContent(own);
  try {
    renameSync(own, copy);
  } catch {
    // Another test was faster.
    rmSync(own, { recursive: true });
  }
  return copy;
}
