import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Document } from 'yaml';
import { readYaml } from '../../../app/content/read-yaml.ts';
import type { Change } from '../../yaml/change.ts';
import { editText } from '../../yaml/edit-text.ts';
import type { Title } from '../state.ts';
import type { ItemKind } from './item-kinds.ts';
import { numberField } from './start-value.ts';

const copyOf = { en: '{title} (copy)', ar: '{title} (نسخة)' } as const;

/** What a file's text says; undefined where there is none. */
export function said(text: string | undefined): unknown {
  return text === undefined ? undefined : readYaml(Buffer.from(text)).value;
}

/** A file that says a value, in the words of another one where there is one: with its comments and the order of its lines. */
export function textSaying(model: string | undefined, value: Record<string, unknown>): string {
  const before = said(model) as Record<string, unknown> | undefined;
  if (model === undefined || typeof before !== 'object' || before === null)
    return new Document(value).toString();
  const names = new Set([...Object.keys(before), ...Object.keys(value)]);
  const changes = [...names].flatMap((name): Change[] => {
    if (isDeepStrictEqual(before[name], value[name])) return [];
    if (value[name] === undefined) return [{ type: 'remove', path: [name] }];
    return [{ type: 'set', path: [name], value: value[name] }];
  });
  return editText(model, ...changes);
}

/** The text of a copy: its number and name are its own, and what buyers said of the first is not said of it. */
export function duplicatedText(
  kind: ItemKind,
  file: string,
  text: string,
  number: number | string,
  slug: string,
): string {
  const value = (said(text) ?? {}) as Record<string, unknown>;
  const changes: Change[] = [{ type: 'set', path: [numberField[kind]], value: number }];
  const renamed = (title: unknown, lang: 'en' | 'ar', at: (string | number)[]) => {
    if (typeof title === 'string' && title)
      changes.push({ type: 'set', path: at, value: copyOf[lang].replace('{title}', title) });
  };
  if (kind === 'courses') {
    changes.push({ type: 'set', path: ['slug'], value: slug });
    renamed(value.title, path.basename(file) === 'ar.yaml' ? 'ar' : 'en', ['title']);
  } else {
    const title = (value.title ?? {}) as Title;
    for (const lang of ['en', 'ar'] as const) renamed(title[lang], lang, ['title', lang]);
  }
  if (Array.isArray(value.reviews) && value.reviews.length > 0)
    changes.push({ type: 'set', path: ['reviews'], value: [] });
  return editText(text, ...changes);
}
