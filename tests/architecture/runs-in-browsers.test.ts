import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..', '..');

test('the model, forms and the merge run in a browser as they are', async () => {
  const built = (await build({
    configFile: false,
    root,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: {
        entry: ['model/content/content-kinds.ts', 'editor/forms/labels.ts', 'editor/merge/merge-texts.ts'],
        formats: ['es'],
      },
      // npm packages stay external: only the project's own modules are checked.
      rolldownOptions: {
        external: (id) => !/^[.#]/.test(id) && !path.isAbsolute(id) && !/^(model|editor)\//.test(id),
      },
    },
  })) as Rolldown.RolldownOutput[];
  const outputs = built.flatMap(({ output }) => output);
  const code = outputs.map((chunk) => ('code' in chunk ? chunk.code : '')).join('\n');
  expect(code.length).toBeGreaterThan(10_000);
  expect(code.match(/.*(?:\bnode:|\bBuffer\b|process\.env|__vite-browser-external).*/g) ?? []).toEqual([]);
});
