import path from 'node:path';
import { contentRoot } from '../app/content/folders.server.ts';
import { languages } from '../app/language/locales.ts';
import { findUnready } from '../editor/ready/find-unready.ts';
import { readyFacts } from '../editor/ready/ready-facts.ts';
import { sayUnready, statusWords } from '../editor/ready/unready-words.ts';
import { runScript } from './run-script.ts';

/**
 * `npm run ready`: what stands between the content and the public, in both languages. It stops nothing. Outside links are
 * asked by `npm run check:links`.
 */
async function tell(): Promise<void> {
  const { items, found } = await findUnready(
    contentRoot,
    new Map(),
    await readyFacts(path.join(import.meta.dirname, '..')),
  );
  const open = items.filter(({ status }) => status === 'shipped' || status === 'partly');
  for (const locale of languages) {
    console.log(
      locale === 'en'
        ? `\n${open.length} of ${items.length} items are samples, ${found.length} fields are to be looked at\n`
        : `\nالعناصر التي ما زالت أمثلة: ${open.length} من ${items.length}، والحقول التي تحتاج إلى نظر: ${found.length}\n`,
    );
    for (const { files, status, shipped, all } of open)
      console.log(`content/${files.join(', content/')}: ${statusWords[status][locale]} (${shipped}/${all})`);
    for (const { file, field, code, values } of found)
      console.log(`content/${file}: ${field}: ${sayUnready(code, values, locale)}`);
  }
}

await runScript(tell);
