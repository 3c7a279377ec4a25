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
/** Of these, what a preview takes over from the last build: it shows none of it by itself. */
const builtAlone = [
  'app/generated/previews.json',
  'app/generated/paper.json',
  'public/previews',
  'public/paper',
];

/**
 * Copies what the site's builds have made to where another one works, unless it has its own: its first build is a quick one.
 * @param project the project's folder, or a clone of it
 * @param work where the other build works
 */
export async function copyMadeFiles(project: string, work: string): Promise<void> {
  for (const folder of madeFolders)
    if (!existsSync(path.join(work, folder))) await copy(folder, project, work);
}

/** Copies link previews and PDFs of the last build. */
export async function copyLastBuild(project: string, work: string): Promise<void> {
  for (const one of builtAlone) await copy(one, project, work);
}

async function copy(name: string, project: string, work: string): Promise<void> {
  const [from, to] = [path.join(project, name), path.join(work, name)];
  if (!existsSync(from)) return;
  await mkdir(path.dirname(to), { recursive: true });
  await cp(from, to, { recursive: true, preserveTimestamps: true });
}
