import * as z from 'zod/mini';
import { idSchema, isoDateSchema } from '../base.ts';
import { roleSchema } from './users.ts';

/** An account as its operator sees it (docs/specification/service.md#calls-of-the-operator): figures, never texts. */
export const personSchema = z.object({
  _id: idSchema,
  name: z.string(),
  email: z.string(),
  role: roleSchema,
  createdAt: isoDateSchema,
  /** The last sign-in, or the last renewal of a session that still exists. */
  lastActiveAt: z.nullable(isoDateSchema),
  notes: z.int(),
  /** Bytes of texts, also of those in the trash, and of attachments. */
  storage: z.int(),
  sessions: z.int(),
  disabledAt: z.nullable(isoDateSchema),
});
export type Person = z.infer<typeof personSchema>;

/** Page of GET /people, the newest account first. `nextCursor` null means that this page is the last. */
export const peoplePageSchema = z.object({
  data: z.array(personSchema),
  /** How many accounts match, on all pages. */
  total: z.int(),
  nextCursor: z.nullable(idSchema),
});

export const peopleQuerySchema = z.strictObject({
  /** Words in the name or the email address. */
  search: z.optional(z.string().check(z.maxLength(200))),
  cursor: z.optional(idSchema),
});

/** Payload of PATCH /people/{id}. */
export const personUpdateSchema = z
  .strictObject({ disabled: z.optional(z.boolean()), role: z.optional(roleSchema) })
  .check(z.refine((change) => Object.keys(change).length > 0, 'Say what to change'));
export type PersonUpdate = z.infer<typeof personUpdateSchema>;
