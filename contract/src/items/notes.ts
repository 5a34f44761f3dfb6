import * as z from 'zod/mini';
import { baseFilterSchema, baseRecordShape, envelope, idSchema, isoDateSchema } from '../base.ts';
import { LIMITS } from '../constants.ts';
import { itemTexts } from './texts.ts';

export const itemTypeSchema = z.enum(['note', 'category']);

/** Reference to a parent category, with its title for search and options. */
export const categoryRefSchema = z.object({ _id: idSchema, title: z.string() });

/** Facts that few items have; absent keeps a list of thousands small. */
const rareShape = {
  /** One emoji before the title. */
  icon: z.optional(z.string()),
  /** A note whose title and text cannot be changed. */
  locked: z.optional(z.boolean()),
};

/**
 * Item of every list; never with its content (docs/specification/service.md#list-items). `deletedAt` only in the
 * trash.
 */
export const listItemSchema = z.object({
  _id: idSchema,
  title: z.string(),
  slug: z.string(),
  type: itemTypeSchema,
  category: z.nullable(categoryRefSchema),
  order: z.array(idSchema),
  pinned: z.boolean(),
  updatedAt: isoDateSchema,
  ...rareShape,
  /** Of a note without a title: whether it has any text. With neither it is an empty draft. */
  hasText: z.optional(z.boolean()),
  deletedAt: z.optional(z.nullable(isoDateSchema)),
});
export interface ListItem extends z.infer<typeof listItemSchema> {}
/** Response of the list call; `order` is the top level's own order, with the version for a new whole list. */
export const noteListSchema = z.object({
  data: z.array(listItemSchema),
  order: z.optional(z.array(idSchema)),
  orderVersion: z.optional(z.int()),
  /** Counts the writes to the items; the stream's `items` events and the header of a write contain it. */
  revision: z.optional(z.int()),
});

/** One note or category with all its fields. */
export const noteSchema = z.object({
  ...baseRecordShape,
  title: z.string(),
  slug: z.string(),
  type: itemTypeSchema,
  category: z.nullable(categoryRefSchema),
  order: z.array(idSchema),
  pinned: z.boolean(),
  content: z.string(),
  excerpt: z.string(),
  version: z.int(),
  ...rareShape,
  /** The video of the note, when it was made in the Youtube Reader. */
  video: z.optional(z.object({ _id: idSchema })),
});
export interface Note extends z.infer<typeof noteSchema> {}
export const noteEnvelopeSchema = envelope(noteSchema);

/** Query of GET /u-notes/notes, after `filters[deleted]=true` has been read as a nested object. */
export const noteListQuerySchema = z.strictObject({ filters: z.optional(baseFilterSchema) });
export interface NoteFilters extends z.infer<typeof baseFilterSchema> {}

/** Query of DELETE /u-notes/notes, which only empties the trash. */
export const emptyTrashQuerySchema = z.strictObject({
  filters: z.strictObject({ deleted: z.literal('true') }),
});
export const emptiedSchema = z.object({ removed: z.int() });

/** Payload of POST /u-notes/trash/restore and …/delete: entries of the trash, by their ids. */
export const trashEntriesSchema = z.strictObject({
  ids: z
    .array(idSchema)
    .check(
      z.minLength(1),
      z.maxLength(LIMITS.trashEntries, { error: () => itemTexts.mostEntries(LIMITS.trashEntries) }),
    ),
});
/** Their response: the entries that were changed. Entries that are no longer in the trash are left out. */
export const trashDoneSchema = z.object({ ids: z.array(idSchema) });

/**
 * Response of GET …/notes/{id}/former-titles: for the items to which a note links by a former title,
 * these titles. Other texts of links are left out.
 */
export const formerTitlesSchema = z.array(z.object({ _id: idSchema, titles: z.array(z.string()) }));

/** Items as a plain list, without an envelope (docs/specification/service.md#bodies-and-errors). */
export const itemListSchema = z.array(listItemSchema);

/** With `deleted=true` the item is looked up in the trash, by its former slug. */
export const bySlugQuerySchema = z.strictObject({
  slug: z.string().check(z.minLength(1), z.maxLength(2000)),
  deleted: z.optional(z.literal('true')),
});

/** Its response: the beginnings of texts as plain text. Items that are not there, or in the trash, are left out. */
export const previewsSchema = z.array(z.object({ _id: idSchema, excerpt: z.string() }));

const titleSchema = z
  .string()
  .check(z.maxLength(LIMITS.titleLength, { error: () => itemTexts.titleTooLong(LIMITS.titleLength) }));
/** The Markdown of a note. */
export const contentSchema = z
  .string()
  .check(z.maxLength(LIMITS.contentLength, { error: () => itemTexts.noteTooLong(LIMITS.contentLength) }));

/** Payload of POST /u-notes/notes/draft: empty, or the category of the draft. */
export const draftBodySchema = z.nullish(z.strictObject({ category: z.optional(z.nullable(idSchema)) }));

/**
 * Payload of PUT /u-notes/notes/{id} (docs/specification/service.md#saving-a-note). A stale `baseVersion` responds 409
 * VERSION_CONFLICT; an empty content over a non-empty one needs `allowEmpty`.
 */
export const noteUpdateSchema = z.strictObject({
  title: z.optional(titleSchema),
  content: z.optional(contentSchema),
  category: z.optional(z.nullable(idSchema)),
  baseVersion: z.optional(z.int()),
  allowEmpty: z.optional(z.boolean()),
});
export interface NoteUpdate extends z.infer<typeof noteUpdateSchema> {}

/** Payload of PATCH …/pin; without a body the pin is toggled. */
export const pinBodySchema = z.nullish(z.strictObject({ pinned: z.optional(z.boolean()) }));

/** Its response. Each item is changed or refused on its own. */
export const manyDoneSchema = z.object({
  ids: z.array(idSchema),
  refused: z.array(z.object({ _id: idSchema, message: z.string() })),
});
export interface ManyDone extends z.infer<typeof manyDoneSchema> {}

/** Payload of PATCH …/move: the new parent, or null for the top level. */
export const moveBodySchema = z.strictObject({ category: z.nullable(idSchema) });
