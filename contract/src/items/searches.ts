import * as z from 'zod/mini';
import { idSchema } from '../base.ts';
import { LIMITS } from '../constants.ts';
import { itemTexts } from './texts.ts';

// Only the search, one page, and the service use these, so they are no part of the first load.

/** Paths of the calls on saved searches (docs/specification/service.md#saved-searches). */
export const savedSearchPaths = {
  searches: '/u-notes/searches',
  search: (id: string) => `/u-notes/searches/${id}`,
} as const;

/**
 * Address of the page with all saved searches, or with what a search finds.
 *
 * @example
 * searchLink('has:task'); // '/i/searches?q=has%3Atask'
 */
export const searchLink = (query?: string): string =>
  query === undefined ? '/i/searches' : `/i/searches?q=${encodeURIComponent(query)}`;

export const SAVED_SEARCHES = {
  /** Saved searches of one person. */
  most: 50,
  nameLength: 60,
} as const;

const nameSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: () => itemTexts.aNameRequired }),
    z.maxLength(SAVED_SEARCHES.nameLength, { error: () => itemTexts.nameTooLong(SAVED_SEARCHES.nameLength) }),
  );

/** Payload of POST /u-notes/searches. */
export const savedSearchCreateSchema = z.strictObject({
  name: nameSchema,
  /** As it is typed, with its filters. */
  query: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: () => itemTexts.sayWhat }),
      z.maxLength(LIMITS.searchLength, { error: () => itemTexts.searchTooLong(LIMITS.searchLength) }),
    ),
});

/** Payload of PUT /u-notes/searches/{id}. */
export const savedSearchRenameSchema = z.strictObject({ name: nameSchema });

export const savedSearchSchema = z.object({ _id: idSchema, name: z.string(), query: z.string() });
export interface SavedSearch extends z.infer<typeof savedSearchSchema> {}

/** Response of GET /u-notes/searches, by name. */
export const savedSearchListSchema = z.object({ data: z.array(savedSearchSchema) });
