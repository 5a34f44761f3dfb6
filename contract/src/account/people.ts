import * as z from 'zod/mini';
import { idSchema, isoDateSchema } from '../base.ts';
import { activityEventSchema } from './activity-event.ts';
import { accountTexts } from './texts.ts';
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
  /** When a planned deletion takes place. */
  deletionAt: z.nullable(isoDateSchema),
});
export interface Person extends z.infer<typeof personSchema> {}

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
  .strictObject({
    disabled: z.optional(z.boolean()),
    role: z.optional(roleSchema),
    /** True plans the deletion in 7 days, false takes it back. */
    deleted: z.optional(z.boolean()),
  })
  .check(z.refine((change) => Object.keys(change).length > 0, { error: () => accountTexts.sayChange }));
export type PersonUpdate = z.infer<typeof personUpdateSchema>;

/** Response of POST /people/{id}/password-link: a path of this site that works once. It is shown once. */
export const passwordLinkSchema = z.object({ href: z.string(), expiresAt: isoDateSchema });

/** A link that creates exactly one account (docs/specification/service.md#identity). */
const invitationSchema = z.object({
  _id: idSchema,
  /** The operator's own note on whom it is for. */
  label: z.string(),
  createdAt: isoDateSchema,
  expiresAt: isoDateSchema,
  usedAt: z.nullable(isoDateSchema),
});
export interface Invitation extends z.infer<typeof invitationSchema> {}
export const invitationListSchema = z.array(invitationSchema);

/** Payload of POST /people/invitations. */
export const invitationCreateSchema = z.strictObject({
  label: z.string().check(z.trim(), z.maxLength(100, { error: () => accountTexts.noteTooLong })),
});
/** Response of POST /people/invitations: a path of this site, shown once. */
export const newInvitationSchema = z.extend(invitationSchema, { href: z.string() });

/** An event of the site's log, with the account that it concerns. */
const siteEventSchema = z.extend(activityEventSchema, {
  person: z.object({ _id: idSchema, name: z.string(), email: z.string() }),
});
export const siteActivitySchema = z.object({
  data: z.array(siteEventSchema),
  nextCursor: z.nullable(idSchema),
});

/** Beside `paths`, because no page needs it at its start: what became of the scheduled backups. */
export const BACKUPS_PATH = '/people/backups';

/** Response of GET /people/backups. */
export const backupsSchema = z.object({
  /** How often they are made, in milliseconds; null when none are made by themselves. */
  everyMs: z.nullable(z.int()),
  keep: z.int(),
  /** A folder of the server, or `s3://bucket/prefix`. */
  place: z.nullable(z.string()),
  nextAt: z.nullable(isoDateSchema),
  /** The last one that was read back and found whole. */
  lastGood: z.nullable(
    z.object({ at: isoDateSchema, bytes: z.int(), rows: z.int(), files: z.int(), name: z.string() }),
  ),
  /** Set when none was good since this time, with the last reason. */
  failing: z.nullable(z.object({ since: isoDateSchema, reason: z.string() })),
});
export interface Backups extends z.infer<typeof backupsSchema> {}
