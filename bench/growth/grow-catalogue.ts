import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parse, stringify } from 'yaml';
import { type Locale, languages } from '../../app/language/locales.ts';
import { itemAddress } from '../../app/site-map.ts';

interface FrameFile {
  code: string;
  title: Record<Locale, string>;
  images: ({ url: string } | string)[];
}

const root = path.join(import.meta.dirname, '..', '..');
const parts = ['app', 'content', 'public', 'scripts', '.cache', 'package.json', 'tsconfig.json'];
const firstNewCode = 1000;
/** The codes have at most four digits. */
const mostFrames = 9000;

/**
 * Copies the project into an empty folder and makes its frames `count`. The new ones are the old ones by turns, with
 * a code, an address and a title of their own; they show the pictures of the old ones and share their link previews,
 * so that no picture has to be made.
 */
export async function copyWithFrames(folder: string, count: number): Promise<void> {
  const settings = (await readdir(root)).filter((file) => file.endsWith('.ts'));
  for (const part of [...parts, ...settings]) {
    await cp(path.join(root, part), path.join(folder, part), { recursive: true, preserveTimestamps: true });
  }
  await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'dir');

  const frames = path.join(folder, 'content', 'frames');
  const old = (await readdir(frames)).sort();
  if (count < old.length || count > mostFrames)
    throw new Error(`--frames: expected ${old.length} to ${mostFrames}, found ${count}`);
  const copies = Array.from({ length: count - old.length }, (_, index) => {
    const of = old[index % old.length] ?? '';
    return { of, slug: `${of}-${Math.floor(index / old.length) + 2}`, code: `SF-${firstNewCode + index}` };
  });
  for (const { of, slug, code } of copies) {
    const frame = parse(await readFile(path.join(frames, of, 'item.yaml'), 'utf8'));
    await mkdir(path.join(frames, slug));
    await writeFile(path.join(frames, slug, 'item.yaml'), stringify(copyOf(frame, of, code)));
  }
  await sharePreviews(path.join(folder, 'app', 'generated', 'previews.json'), copies);
}

function copyOf(frame: FrameFile, of: string, code: string): FrameFile {
  const number = code.replace('SF-', '');
  const fromOld = (url: string) => `../${of}/${url}`;
  return {
    ...frame,
    code,
    title: { en: `${frame.title.en} ${number}`, ar: `${frame.title.ar} ${number}` },
    images: frame.images.map((image) =>
      typeof image === 'string' ? fromOld(image) : { ...image, url: fromOld(image.url) },
    ),
  };
}

async function sharePreviews(file: string, copies: { of: string; slug: string }[]): Promise<void> {
  const previews: Record<string, string | undefined> = JSON.parse(await readFile(file, 'utf8'));
  for (const language of languages) {
    for (const { of, slug } of copies)
      previews[itemAddress('frames', slug, language)] = previews[itemAddress('frames', of, language)];
  }
  await writeFile(file, JSON.stringify(previews));
}
