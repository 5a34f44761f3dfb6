import * as z from 'zod/mini';
import { idSchema } from '../base.ts';
import { listItemSchema } from '../items/notes.ts';
import { itemTexts } from '../items/texts.ts';
import { isTagName, LONGEST_TAG } from './tag-name.ts';

/** Paths of the calls for tags (docs/specification/service.md#tags). */
export const tagPaths = {
  tags: '/u-notes/tags',
  notes: '/u-notes/tags/notes',
  rename: '/u-notes/tags/rename',
  undo: '/u-notes/tags/undo',
} as const;

/**
 * Address of the page with all tags, or with the notes of one.
 *
 * @example
 * tagLink('work/log'); // '/i/tags?tag=work%2Flog'
 */
export const tagLink = (tag?: string): string =>
  tag === undefined ? '/i/tags' : `/i/tags?tag=${encodeURIComponent(tag)}`;

export const TAG_LIMITS = {
  /** Tags of one note that are known; further ones stay in its text. */
  ofNote: 500,
  /** Notes in one part of the list of a tag's notes. */
  part: 100,
  /** Notes that one call renames a tag in. */
  renamed: 10_000,
} as const;

/** A tag: `work/log`. A `#` before it is left out. */
export const tagSchema = z.string().check(
  z.overwrite((tag) => tag.trim().replace(/^#/, '')),
  z.maxLength(LONGEST_TAG, { error: () => itemTexts.tagTooLong(LONGEST_TAG) }),
  z.refine(isTagName, { error: () => itemTexts.tagForm }),
);

/** A tag as it was first written. `notes` have the tag itself, `all` also count those with a tag below it. */
const tagCountSchema = z.object({ name: z.string(), notes: z.int(), all: z.int() });
export interface TagCount extends z.infer<typeof tagCountSchema> {}

/** Response of GET /u-notes/tags: sorted by name. A level that no note has by itself is in the list too. */
export const tagListSchema = z.object({ data: z.array(tagCountSchema) });

/** Query of GET …/tags/notes: notes with the tag or one below it; `offset` is the `next` of the part before. */
export const tagNotesQuerySchema = z.strictObject({
  tag: tagSchema,
  offset: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2 ** 31 - 1))),
});

/** Its response, the notes changed last first; without `next` it is the last part. */
export const tagNotesSchema = z.object({
  data: z.array(listItemSchema),
  total: z.int(),
  next: z.optional(z.int()),
});

export type TagNotes = z.infer<typeof tagNotesSchema>;

/** Payload of POST …/tags/rename. When there is a tag `to` already, both become one. */
export const tagRenameSchema = z.strictObject({ from: tagSchema, to: tagSchema });

const leftNoteSchema = z.object({ _id: idSchema, title: z.string(), message: z.string() });
const writtenNoteSchema = z.strictObject({ _id: idSchema, version: z.int() });
/** Notes with the version that was written, and those that were left as they are, with the reason. */
export const tagChangeSchema = z.object({
  changed: z.array(writtenNoteSchema),
  left: z.array(leftNoteSchema),
});
export interface TagChange extends z.infer<typeof tagChangeSchema> {}

/** Payload of POST …/tags/undo: what a rename has changed. A note that was changed since is left as it is. */
export const tagUndoSchema = z.strictObject({
  changed: z
    .array(writtenNoteSchema)
    .check(
      z.minLength(1),
      z.maxLength(TAG_LIMITS.renamed, { error: () => itemTexts.mostNotes(TAG_LIMITS.renamed) }),
    ),
});
