import { z } from 'zod';
import { type ContentKind, contentKinds } from './content-kinds.ts';
import type { FieldMeta } from './field-meta.ts';
import type { FieldPath } from './field-path.ts';
import { entriesOf } from './walk.ts';

/** A field as forms see it: type and rules as in JSON Schema, and FieldMeta. */
export interface Field extends FieldMeta {
  type: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean';
  properties?: Record<string, Field>;
  required?: string[];
  items?: Field;
  prefixItems?: Field[];
  enum?: string[];
  /** A regular expression that the value must match. Texts for visitors have none. */
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

/** The schema of a kind's files for forms. It describes the files' own values, before any transformation. */
export function fieldsOf(kind: ContentKind): Field {
  const { schema } = contentKinds[kind];
  const fields =
    schemas.get(kind) ?? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Field);
  schemas.set(kind, fields);
  return fields;
}

/** The field at a path of a schema, or undefined if there is none. */
export function fieldAt(schema: Field, path: FieldPath): Field | undefined {
  return path.reduce<Field | undefined>(
    (field, step) =>
      typeof step === 'number' ? (field?.prefixItems?.[step] ?? field?.items) : field?.properties?.[step],
    schema,
  );
}

/** Whether a field is one text in English and Arabic. A plural form that only one language has counts too. */
export function isBilingual({ type, properties }: Field): boolean {
  return type === 'object' && ['en,ar', 'en', 'ar'].includes(Object.keys(properties ?? {}).join());
}

/** Whether a field holds the name of a picture's file: a picture of pages, the flat picture of a print, or a portrait. */
export function isPictureField({ widget }: Field): boolean {
  return widget === 'picture' || widget === 'art' || widget === 'portrait';
}

/**
 * Expands the short forms that files may use: a picture written as its file's name alone becomes `{ url }`, a portrait for both
 * languages becomes `{ en, ar }`. Other values stay as they are.
 */
export function expandShortForm(value: unknown, { properties }: Field): unknown {
  if (typeof value !== 'string' || !properties) return value;
  if ('url' in properties) return { url: value };
  if ('en' in properties && 'ar' in properties) return { en: value, ar: value };
  return value;
}

/** A field of a file, with its path and value. */
export interface FieldValue {
  path: FieldPath;
  field: Field;
  value: unknown;
}

/** All fields of a value, groups and lists before their own fields. Fields that the schema does not know are left out. */
export function fieldsIn(field: Field, value: unknown, path: FieldPath = []): FieldValue[] {
  // A file may write a picture, or one portrait for both languages, as the picture's file name alone.
  const { url, en } = field.properties ?? {};
  const own = typeof value === 'string' ? (url ?? en ?? field) : field;
  const inner = entriesOf(value).flatMap(([step, part]) => {
    const one = fieldAt(field, [step]);
    return one ? fieldsIn(one, part, [...path, step]) : [];
  });
  return [{ path, field: own, value }, ...inner];
}
