import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { generatedAlias } from '#scripts/pages/generated-alias.ts';
import { listFiles } from '#scripts/tools/list-files.ts';
import imports from '../../biome.imports.json' with { type: 'json' };

const root = path.join(import.meta.dirname, '..', '..');
const readText = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The top folders, which have a name (`#…`) in package.json's `imports`. */
const tops = Object.keys(JSON.parse(readText('package.json')).imports).map((name) => name.slice(1, -2));

/** The folder of a file under its name in the import rules: files of one folder import each other by relative paths. */
function folderOf(file: string): string {
  const [top = '', ...below] = file.split('/');
  if (top !== 'app' && top !== 'model') return top;
  return below.length > 1 ? `${top}/${below[0]}` : top;
}

/** Reduces a pattern to its folder: `model/**` to `model`, `…/types.ts` to the folder of that file. */
const plain = (pattern: string) => pattern.replace(/\/\*\*$/, '').replace(/\/types\.ts$/, '');

test('folders know each other by name, and nothing outside of their own folder by a relative path', async () => {
  const found: string[] = [];
  for (const top of tops)
    for (const below of await listFiles(path.join(root, top))) {
      const file = `${top}/${below.replaceAll(path.sep, '/')}`;
      if (!/\.(ts|tsx|mjs)$/.test(file) || file.includes('node_modules/') || file.includes('app/generated/'))
        continue;
      for (const [, name = ''] of readText(file).matchAll(/(?:from|import|import\() ?'(\.{1,2}\/[^'?]+)/g)) {
        const target = path.posix.join(path.posix.dirname(file), name);
        if (!existsSync(path.join(root, target)) || !tops.includes(target.split('/')[0] ?? '')) continue;
        if (folderOf(target) !== folderOf(file)) found.push(`${file}: ${name}`);
      }
    }
  expect(found).toEqual([]);
});

test('the drawn arrows are those that the rules allow', () => {
  const allowed = imports.overrides.flatMap(({ includes: [folder = ''], linter }) =>
    (linter.rules.style.noRestrictedImports.options.patterns[0]?.group ?? [])
      .filter((pattern) => pattern.startsWith('!'))
      .map((pattern) => `${plain(folder)} → ${plain(pattern.slice(2))}`),
  );
  const text = readText('docs/architecture.md');
  const names = new Map([...text.matchAll(/(\w+)\["([^"]+)"\]/g)].map(([, id, name]) => [id, name]));
  const nameOf = (node: string) => names.get(node.trim().replace(/\[.*/, ''));
  const drawn = [...text.matchAll(/^ {2}(.+?) -(?:-|\.-)> (.+)$/gm)].flatMap(([, from = '', to = '']) =>
    to.split(' & ').map((node) => `${nameOf(from)} → ${nameOf(node)}`),
  );
  expect(drawn.sort()).toEqual(allowed.sort());
});

test('what pages are made of is named as builds in other work folders find it', async () => {
  const files = (await listFiles(path.join(root, 'app'))).filter((file) =>
    /^(?!generated).*\.(tsx?|css)$/.test(file),
  );
  const names = files.flatMap((file) =>
    [...readText(`app/${file}`).matchAll(/(?:from |import |url\()'([^']*\bgenerated\/[^']*)'/g)].map(
      ([, name = '']) => name,
    ),
  );
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !generatedAlias.find.test(name))).toEqual([]);
});
