import { existsSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import path from 'node:path';

/** What a build makes of the content and takes up again the next time. */
const madeFolders = [
  '.cache',
  'app/generated',
  'public/pictures',
  'public/previews',
  'public/paper',
] as const;

/**
 * Copies what the site's builds have made to where another one works, unless it has its own: its first build is a quick one.
 * @param project the project's folder
 * @param work where the other build works
 */
export async function copyMadeFiles(project: string, work: string): Promise<void> {
  for (const folder of madeFolders) {
    const [from, to] = [path.join(project, folder), path.join(work, folder)];
    if (!existsSync(from) || existsSync(to)) continue;
    await mkdir(path.dirname(to), { recursive: true });
    await cp(from, to, { recursive: true, preserveTimestamps: true });
  }
}
