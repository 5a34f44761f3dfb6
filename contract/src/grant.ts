import * as z from 'zod/mini';

/** Most addresses that a grant names. */
const MOST = 50;

/** Address of a note or a category in the tree of the person who opens the page: its slug, without a slash at either end. */
const addressSchema = z
  .string()
  .check(z.minLength(1), z.maxLength(2000), z.regex(/^[^/\s?#%\\]+(?:\/[^/\s?#%\\]+)*$/));

/**
 * What an operator lets an isolated remote do with the notes of the person who opens its page: read some notes, or categories with
 * all that is below them, and write the text of one note.
 */
export const grantSchema = z.strictObject({
  read: z.array(addressSchema).check(z.maxLength(MOST)),
  /** One note, which can be read as well. */
  write: z.optional(addressSchema),
});
export interface Grant extends z.infer<typeof grantSchema> {}

/** What a remote gets that nobody has granted anything. */
export const NO_GRANT: Grant = { read: [] };

/**
 * Whether a slug is one that the grant lets the remote read.
 *
 * @param slug the present one, as the service says it
 */
export const mayRead = ({ read, write }: Grant, slug: string): boolean =>
  slug === write || read.some((address) => slug === address || slug.startsWith(`${address}/`));
