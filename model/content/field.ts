import { z } from 'zod';
import { type ContentKind, contentKinds } from './content-kinds.ts';
import type { FieldMeta } from './field-meta.ts';
import type { FieldPath } from './field-path.ts';
import { entriesOf } from './walk.ts';

/** A content field as the editor's forms see it: its type and rules in JSON Schema, and its FieldMeta. */
export interface Field extends FieldMeta {
  type: 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean';
  properties?: Record<string, Field>;
  required?: string[];
  items?: Field;
  prefixItems?: Field[];
  enum?: string[];
  /** A regular expression that the value must match. Texts that visitors read have no pattern. */
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

/**
 * Describes the fields of a kind of content for the editor's forms, with values as files hold them, before the schema
 * transforms any.
 */
export function fieldsOf(kind: ContentKind): Field {
  const { schema } = contentKinds[kind];
  const fields =
    schemas.get(kind) ?? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Field);
  schemas.set(kind, fields);
  return fields;
}

/** Finds the field at a path in a schema; undefined if the schema has no such field. */
export function fieldAt(schema: Field, path: FieldPath): Field | undefined {
  return path.reduce<Field | undefined>(
    (field, step) =>
      typeof step === 'number' ? (field?.prefixItems?.[step] ?? field?.items) : field?.properties?.[step],
    schema,
  );
}

/**
 * Whether a field holds one text in English and Arabic. A plural form that exists in only one language counts as such a
 * field too.
 */
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

/** A field of a content file, with the field's path and value. */
export interface FieldValue {
  path: FieldPath;
  field: Field;
  value: unknown;
}

/** Lists all fields of a value, groups and lists before the fields inside them. Fields that the schema lacks are left out. */
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
