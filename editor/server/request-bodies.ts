import type { Context } from 'hono';
import { z } from 'zod';
import { Refusal } from './refusal.ts';

/** The maximum size of a request's body in bytes, except for uploaded pictures. */
export const maxBodyBytes = 1_000_000;

const text = z.string();
const title = z.object({ en: text.exactOptional(), ar: text.exactOptional() });
const side = z.enum(['mine', 'theirs']);
const choices = z.record(text, z.record(text, side)).optional();

/** A change of one field, in the form that the editor's pages send. */
const change = z.object({
  file: text,
  /** The field's name, such as `pricing[1].price`. */
  field: text,
  type: z.enum(['set', 'insert', 'move', 'remove']),
  value: z.unknown().optional(),
  to: z.int().min(0).optional(),
  /**
   * The field's text before the change. If the current text differs, someone else has changed the field: a conflict.
   */
  from: text.optional(),
});

export type SentChange = z.infer<typeof change>;

/** An action on a whole item. */
const itemAction = z.discriminatedUnion('type', [
  z.object({ type: z.literal('new'), kind: text, title }),
  z.object({ type: z.literal('rename'), address: text, slug: text }),
  z.object({ type: z.enum(['duplicate', 'delete', 'restore']), address: text }),
]);

export type ItemAction = z.infer<typeof itemAction>;

/** Reads and checks the request bodies of the routes below /api/. @throws Refusal if a body has another form */
export const bodies = {
  address: bodyOf(z.object({ address: text })),
  changes: bodyOf(z.object({ key: text, changes: z.array(change) })),
  file: bodyOf(z.object({ file: text })),
  itemAction: bodyOf(itemAction),
  publish: bodyOf(z.object({ files: z.array(text), choices, author: text.optional() })),
  takeBack: bodyOf(z.object({ id: text, choices })),
};

function bodyOf<Body>(schema: z.ZodType<Body>): (context: Context) => Promise<Body> {
  return async (context) => {
    const sent: unknown = await context.req.json().catch(() => undefined);
    const { data, error } = schema.safeParse(sent);
    if (error) throw new Refusal(z.prettifyError(error));
    return data;
  };
}
