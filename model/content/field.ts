import { z } from 'zod';
import { type ContentKind, contentKinds } from './content-kinds.ts';
import type { FieldMeta } from './field-meta.ts';
import type { FieldPath } from './field-path.ts';
import { entriesOf } from './walk.ts';

/** What a form needs to know of a value: its type and rules, as JSON Schema names them, and the site's own. */
export interface Field extends FieldMeta {
  type: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean';
  properties?: Record<string, Field>;
  required?: string[];
  items?: Field;
  prefixItems?: Field[];
  enum?: string[];
  /** What it must look like; text to be read has none. */
  pattern?: string;
  format?: string;
  const?: string | boolean;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
}

const schemas = new Map<ContentKind, Field>();

/** The schema of a kind's files, for forms: what is written into them, before the site makes anything of it. */
export function fieldsOf(kind: ContentKind): Field {
  const { schema } = contentKinds[kind];
  const fields =
    schemas.get(kind) ?? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Field);
  schemas.set(kind, fields);
  return fields;
}

/** The field at a path of a schema; undefined where there is none. */
export function fieldAt(schema: Field, path: FieldPath): Field | undefined {
  return path.reduce<Field | undefined>(
    (field, step) =>
      typeof step === 'number' ? (field?.prefixItems?.[step] ?? field?.items) : field?.properties?.[step],
    schema,
  );
}

/** Whether a field is one text in both languages, or in the one that alone has it (a plural form). */
export function isInBoth({ type, properties }: Field): boolean {
  return type === 'object' && ['en,ar', 'en', 'ar'].includes(Object.keys(properties ?? {}).join());
}

/** Whether a field names a picture's file: one that pages show, a print alone and flat, or a portrait. */
export function namesPicture({ widget }: Field): boolean {
  return widget === 'picture' || widget === 'art' || widget === 'portrait';
}

/**
 * A value as its schema has it, where the file may write it shorter: a picture as its name alone, one portrait for both
 * languages.
 */
export function inFull(value: unknown, { properties }: Field): unknown {
  if (typeof value !== 'string' || !properties) return value;
  if ('url' in properties) return { url: value };
  if ('en' in properties && 'ar' in properties) return { en: value, ar: value };
  return value;
}

/** A field that a value has, and what it says there. */
export interface FieldValue {
  path: FieldPath;
  field: Field;
  value: unknown;
}

/** Every field that a value has, groups and lists before their parts; what its schema does not know is left out. */
export function fieldsIn(field: Field, value: unknown, path: FieldPath = []): FieldValue[] {
  // A picture may be written as its file's name alone, one portrait for both languages as well.
  const { url, en } = field.properties ?? {};
  const own = typeof value === 'string' ? (url ?? en ?? field) : field;
  const inner = entriesOf(value).flatMap(([step, part]) => {
    const one = fieldAt(field, [step]);
    return one ? fieldsIn(one, part, [...path, step]) : [];
  });
  return [{ path, field: own, value }, ...inner];
}
