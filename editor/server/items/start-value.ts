import type { ContentKind, FieldName, ItemKind } from '#model/content/content-kinds.ts';
import { type Field, fieldsOf } from '#model/content/field.ts';
import type { Title } from '../state.ts';

type Value = Record<string, unknown>;

/** The fields that a new item copies from the latest item of its kind, because most items have the same values. */
const carriedOver: { [Kind in ItemKind]: FieldName<Kind>[] } = {
  services: [],
  portfolio: ['category'],
  projects: ['category'],
  frames: ['currency', 'pricing', 'colors'],
  courses: ['hours_total', 'sessions_per_week', 'price_jod', 'price_usd', 'mode', 'cta_whatsapp'],
};

/** The field with the number of an item, by kind. */
export const numberField = {
  services: 'order',
  portfolio: 'id',
  projects: 'id',
  frames: 'code',
  courses: 'order',
} as const satisfies { [Kind in ItemKind]: FieldName<Kind> };

/** The number of an item, read from its file's parsed content; 0 if it has none. */
export function numberIn(kind: ItemKind, value: unknown): number {
  const number = (value as Value | null | undefined)?.[numberField[kind]];
  return Number(String(number ?? '').match(/\d+/)?.[0] ?? 0);
}

/** The next free number for a new item. For frames the number is a code, such as SF-09. */
export function nextNumber(kind: ItemKind, others: number[]): number | string {
  const next = 1 + Math.max(0, ...others);
  return kind === 'frames' ? `SF-${String(next).padStart(2, '0')}` : next;
}

interface Start {
  title: Title;
  number: number | string;
  /** The parsed content of the latest item of the kind; undefined if there is none. */
  latest: unknown;
}

/** The content of a new item: all required fields, empty except for the title, the number and the copied values. */
export function startValue(kind: ItemKind, { title, number, latest }: Start): Value {
  const value = emptyOf(fieldsOf(kind satisfies ContentKind)) as Value;
  const from = (latest ?? {}) as Value;
  for (const name of carriedOver[kind]) if (from[name] !== undefined) value[name] = from[name];
  // What is sold out or limited of the latest series is not so of the new one.
  if (Array.isArray(value.pricing))
    value.pricing = value.pricing.map(({ availability: _, ...one }: Value) => one);
  value[numberField[kind]] = number;
  value.title = { en: title.en ?? '', ar: title.ar ?? '' };
  if (kind === 'frames') {
    value.prints = [{ id: 'print-1', name: { en: '', ar: '' } }];
    value.images = [];
  }
  if (kind === 'projects' || kind === 'portfolio') {
    (value.details as Value).year = new Date().getFullYear();
    value.images = [];
  }
  return value;
}

/**
 * An empty value for a field of a new item; a group gets its required fields. A number starts as an empty text, which
 * the owner fills in.
 */
function emptyOf(field: Field): unknown {
  if (field.const !== undefined) return field.const;
  if (field.type === 'object') {
    const names = field.required ?? [];
    return Object.fromEntries(names.map((name) => [name, emptyOf(field.properties?.[name] as Field)]));
  }
  if (field.type === 'array') return field.minItems && field.items ? [emptyOf(field.items)] : [];
  return field.type === 'boolean' ? true : '';
}
