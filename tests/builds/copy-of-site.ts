import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';

const root = path.join(import.meta.dirname, '..', '..');
/** The folders that a build reads. */
const sourceFolders = ['app', 'content', 'editor', 'model', 'paper', 'public', 'scripts'];

/** A copy of the project whose files a test may break. */
export interface SiteCopy {
  folder: string;
  /** Parses a file of content/, passes its value to `change` and writes the result back. */
  // biome-ignore lint/suspicious/noExplicitAny: content of any kind, broken on purpose
  edit: (file: string, change: (value: any) => unknown) => void;
  /** Writes a file into the copy of the project. */
  write: (file: string, text: string) => void;
  remove: (file: string) => void;
  /** Runs `npm run build` in the copy of the project. */
  build: () => { code: number | null; output: string };
}

export function copySite(): SiteCopy {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  const settings = readdirSync(root).filter((name) => /\.(ts|json)$/.test(name));
  for (const name of [...sourceFolders, ...settings])
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true, preserveTimestamps: true });
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
  return {
    folder,
    write,
    edit: (file, change) => {
      const relativePath = path.join('content', file);
      const value = parse(readFileSync(path.join(folder, relativePath), 'utf8'));
      write(relativePath, JSON.stringify(change(value) ?? value));
    },
    remove: (file) => rmSync(path.join(folder, file), { recursive: true }),
    build: () => {
      const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build/build.ts'], {
        cwd: folder,
        encoding: 'utf8',
        env: {
          ...process.env,
          NODE_ENV: undefined,
          NO_COLOR: '1',
          FORCE_COLOR: undefined,
        } as NodeJS.ProcessEnv,
      });
      return { code: status, output: `${stdout}${stderr}` };
    },
  };
}
