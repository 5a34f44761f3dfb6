import * as z from 'zod/mini';
import { idSchema } from '../base.ts';
import { LIMITS } from '../constants.ts';
import { listItemSchema } from './notes.ts';
import { itemTexts } from './texts.ts';

/** Query of GET /u-notes/search/content. All words are required; "quoted words" match as a phrase. */
export const contentSearchQuerySchema = z.strictObject({
  q: z
    .string()
    .check(
      z.minLength(1, { error: () => itemTexts.sayWhat }),
      z.maxLength(LIMITS.searchLength, { error: () => itemTexts.searchTooLong(LIMITS.searchLength) }),
    ),
});

/** Plain text with the matches as `[start, end)` in UTF-16 units, ascending; the screen marks them. */
export const highlightedSchema = z.object({
  text: z.string(),
  highlights: z.array(z.tuple([z.int(), z.int()])),
});
export interface Highlighted extends z.infer<typeof highlightedSchema> {}

/** One hit: the item, its marked title, the marked part of its text, and its rank (higher is better). */
const contentHitSchema = z.object({
  item: listItemSchema,
  title: highlightedSchema,
  snippet: highlightedSchema,
  rank: z.number(),
});
export interface ContentHit extends z.infer<typeof contentHitSchema> {}

/** How many texts that are not indexed yet a search reads itself, the newest first. */
export const READ_UNINDEXED = 100;

/** Hits, best first; `pending` counts notes that are not indexed yet. With more than `READ_UNINDEXED`, some are missing. */
export const contentSearchSchema = z.object({ data: z.array(contentHitSchema), pending: z.int() });

/**
 * Payload of POST /u-notes/search: the typed text, or the id of the chosen note
 * (docs/specification/service.md#calls-on-search).
 */
export const searchHistoryCreateSchema = z.strictObject({
  keyword: z.string().check(z.trim(), z.minLength(1), z.maxLength(LIMITS.searchLength)),
});

/**
 * Search history entry as it is displayed (docs/specification/service.md#calls-on-search); `result` is null for typed
 * words.
 */
export const searchHistoryEntrySchema = z.object({
  _id: idSchema,
  keyword: z.string(),
  result: z.nullable(
    z.object({
      _id: idSchema,
      slug: z.string(),
      title: z.string(),
      category: z.nullable(z.object({ title: z.string() })),
    }),
  ),
});
export interface SearchHistoryEntry extends z.infer<typeof searchHistoryEntrySchema> {}
export const searchHistorySchema = z.array(searchHistoryEntrySchema);
