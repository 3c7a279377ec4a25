import { spawnSync } from 'node:child_process';
import {
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';

const root = path.join(import.meta.dirname, '..', '..');
const leftOut = ['node_modules', 'build', '.git', '.react-router', 'test-results', 'contact-sheet', 'docs'];
const picture = /\.(avif|jpe?g|png|webp)$/;

/** A whole copy of the project, to be broken: its texts are copies, its pictures the same files under another name. */
export interface SiteCopy {
  folder: string;
  /** What a file of content/ says is put through `change` and written back. */
  // biome-ignore lint/suspicious/noExplicitAny: content of any kind, broken on purpose
  edit: (file: string, change: (value: any) => unknown) => void;
  /** Writes a file of the copy. */
  write: (file: string, text: string) => void;
  remove: (file: string) => void;
  /** `npm run build` in the copy. */
  build: () => { code: number | null; output: string };
}

export function copySite(): SiteCopy {
  const folder = mkdtempSync(path.join(tmpdir(), 'site-'));
  for (const name of readdirSync(root).filter((one) => !leftOut.includes(one))) copyTree(name, folder);
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));
  const write = (file: string, text: string) => {
    // A new file in its place: the old one may be the project's own.
    rmSync(path.join(folder, file), { force: true });
    writeFileSync(path.join(folder, file), text);
  };
  return {
    folder,
    write,
    edit: (file, change) => {
      const place = path.join('content', file);
      const value = parse(readFileSync(path.join(folder, place), 'utf8'));
      write(place, JSON.stringify(change(value) ?? value));
    },
    remove: (file) => rmSync(path.join(folder, file), { recursive: true }),
    build: () => {
      const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/build.ts'], {
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

function copyTree(name: string, folder: string) {
  const from = path.join(root, name);
  cpSync(from, path.join(folder, name), {
    recursive: true,
    preserveTimestamps: true,
    filter: (file) => !picture.test(file),
  });
  for (const file of picturesIn(name)) {
    const target = path.join(folder, file);
    mkdirSync(path.dirname(target), { recursive: true });
    linkOrCopy(path.join(root, file), target);
  }
}

function picturesIn(name: string): string[] {
  try {
    return readdirSync(path.join(root, name), { recursive: true, encoding: 'utf8' })
      .filter((file) => picture.test(file))
      .map((file) => path.join(name, file));
  } catch {
    return [];
  }
}

/** A hard link takes no room; another disk has to have a copy. */
function linkOrCopy(from: string, to: string) {
  try {
    linkSync(from, to);
  } catch {
    cpSync(from, to, { preserveTimestamps: true });
  }
}
