import * as z from 'zod/mini';
import { categoryTitleSchema } from '../items/categories.ts';
import { contentSchema } from '../items/notes.ts';
import { itemTexts } from '../items/texts.ts';
import { IDEMPOTENCY_KEY_HEADER, newTagsSchema, newTitleSchema } from './new-note.ts';

// Only the service and scripts use these, so no browser loads them; what a page needs is in `new-note.ts`.

export { IDEMPOTENCY_KEY_HEADER };

/** Paths of calls for scripts and assistants (docs/specification/service.md#capture). */
export const capturePaths = {
  append: (id: string) => `/u-notes/notes/${id}/append`,
  mcp: '/mcp',
} as const;

const CAPTURE_LIMITS = {
  /** Levels in the path of a category. */
  categoryLevels: 30,
  idempotencyKeyLength: 255,
} as const;

const categoryPathSchema = z.pipe(
  z.pipe(
    z.string(),
    z.transform((path) => path.split('/')),
  ),
  z.array(categoryTitleSchema).check(
    z.maxLength(CAPTURE_LIMITS.categoryLevels, {
      error: () => itemTexts.categoryLevels(CAPTURE_LIMITS.categoryLevels),
    }),
  ),
);

/** Payload of POST /u-notes/notes: a whole note in one call (docs/specification/service.md#capture). */
export const noteCreateSchema = z.strictObject({
  title: newTitleSchema,
  /** Markdown. */
  content: z.optional(contentSchema),
  /** Titles of categories from the top level, such as `Work/Log`; missing ones are made. Without it, the top level. */
  category: z.optional(z.nullable(categoryPathSchema)),
  /** Written below the text, as `#work/log`. */
  tags: z.optional(newTagsSchema),
});
export type NoteCreate = z.infer<typeof noteCreateSchema>;

/** Payload of POST …/{id}/append: Markdown that is put below the text. */
export const appendBodySchema = z.strictObject({
  content: contentSchema.check(z.regex(/\S/, { error: () => itemTexts.nothingToAppend })),
});

/** Headers of both calls. */
export const captureHeadersSchema = z.object({
  [IDEMPOTENCY_KEY_HEADER]: z.optional(
    z.string().check(
      z.regex(/^[\x21-\x7e]+$/, { error: () => itemTexts.keyCharacters }),
      z.maxLength(CAPTURE_LIMITS.idempotencyKeyLength, {
        error: () => itemTexts.keyTooLong(CAPTURE_LIMITS.idempotencyKeyLength),
      }),
    ),
  ),
});
