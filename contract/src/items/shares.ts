import * as z from 'zod/mini';
import { envelope, idSchema, isoDateSchema, throughSchema } from '../base.ts';
import { LIMITS } from '../constants.ts';
import { categoryRefSchema, itemTypeSchema, listItemSchema } from './notes.ts';
import { highlightedSchema } from './search.ts';
import { itemTexts } from './texts.ts';

/** Header with the password of a share, percent-encoded; a wrong or missing one: 403 PASSWORD_REQUIRED. */
export const SHARE_PASSWORD_HEADER = 'share-password';

const sharePasswordSchema = z.string().check(
  z.minLength(LIMITS.passwordMinLength, {
    error: () => itemTexts.passwordTooShort(LIMITS.passwordMinLength),
  }),
  z.maxLength(128, { error: () => itemTexts.passwordTooLong }),
);

/** The form in which an owner sets the password of a share. */
export const sharePasswordFormSchema = z.strictObject({ password: sharePasswordSchema });

/** The form in which a visitor enters it. */
export const visitorPasswordFormSchema = z.strictObject({
  password: z.string().check(z.minLength(1, { error: () => itemTexts.enterPassword })),
});

/**
 * Payload of PUT …/share (docs/specification/service.md#shares). Absent fields stay; null removes one.
 * A share that has expired gets a new link, unless `expiresInDays` extends the old one or only `password` is given.
 */
export const shareBodySchema = z.nullish(
  z.strictObject({
    includeChildren: z.optional(z.boolean()),
    expiresInDays: z.optional(z.nullable(z.literal([1, 7, 30]))),
    password: z.optional(z.nullable(sharePasswordSchema)),
  }),
);
export type ShareBody = z.infer<typeof shareBodySchema>;

/** A share for its owner. `href` is the link to give away: `/i/shared/{shareId}/{noteId}`. */
export const shareSchema = z.object({
  _id: idSchema,
  noteId: idSchema,
  href: z.string(),
  includeChildren: z.boolean(),
  expiresAt: z.nullable(isoDateSchema),
  hasPassword: z.boolean(),
  views: z.int(),
  lastViewedAt: z.nullable(isoDateSchema),
  createdAt: isoDateSchema,
});
export interface Share extends z.infer<typeof shareSchema> {}

/** Entry of GET /u-notes/shared/sharing; `suspended` while the item is in the trash. */
export const sharingSchema = z.array(
  z.object({ ...shareSchema.shape, suspended: z.boolean(), note: listItemSchema }),
);
export type Sharing = z.infer<typeof sharingSchema>;

/** Path parameter of DELETE /u-notes/shared/{shareId}: the share's `_id`. */
export const shareParamsSchema = z.strictObject({ shareId: idSchema });

/** Path parameters of a visitor's calls. */
export const sharedParamsSchema = z.strictObject({ shareId: z.string().check(z.maxLength(100)) });
export const sharedNoteParamsSchema = z.strictObject({ ...sharedParamsSchema.shape, noteId: idSchema });
/** Of a note that is embedded in a shared one. */
export const sharedNoteQuerySchema = z.strictObject({ through: z.optional(throughSchema) });

/**
 * An item for a visitor. `slug` is `i/shared/{shareId}/{noteId}` and `menuHref` its own slug, from the
 * shared root on (docs/specification/product.md#shared-view); nothing above the root is included.
 */
const sharedItemSchema = z.object({
  _id: idSchema,
  title: z.string(),
  slug: z.string(),
  menuHref: z.string(),
  type: itemTypeSchema,
  category: z.nullable(categoryRefSchema),
  order: z.array(idSchema),
  updatedAt: isoDateSchema,
  /** One emoji before the title. */
  icon: z.optional(z.string()),
});
export interface SharedItem extends z.infer<typeof sharedItemSchema> {}

/** Response of GET /u-notes/shared/{shareId}: the shared root and its descendants, without contents. */
export const sharedEnvelopeSchema = envelope(
  z.object({ note: sharedItemSchema, notes: z.array(sharedItemSchema) }),
);

/** One hit of a search in a share: the item, its marked title, and the marked part of its text. */
const sharedHitSchema = z.object({
  item: sharedItemSchema,
  title: highlightedSchema,
  snippet: highlightedSchema,
});
export interface SharedHit extends z.infer<typeof sharedHitSchema> {}
/** Response of GET /u-notes/shared/{shareId}/search: hits in titles before hits in texts, newest first. */
export const sharedSearchSchema = envelope(z.array(sharedHitSchema));

/** One shared note with its text. `alone`: the share contains only this note, so it needs no navigation. */
export const sharedNoteSchema = z.object({
  ...sharedItemSchema.shape,
  content: z.string(),
  alone: z._default(z.boolean(), false),
  /** The shared notes to which its text links by their addresses on this site, by slug. */
  addresses: z._default(z.record(z.string(), idSchema), {}),
  /** The notes it embeds that are in the share too: the id of the share, by their ids. */
  embeds: z._default(z.record(z.string(), z.string()), {}),
  /** Those that are not, and have an open link of their own: each is read through this one, and its link is not told. */
  embedded: z._default(z.array(idSchema), []),
});
export interface SharedNote extends z.infer<typeof sharedNoteSchema> {}
