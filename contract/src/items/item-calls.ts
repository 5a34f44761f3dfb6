import * as z from 'zod/mini';
import { idSchema, UUID } from '../base.ts';
import { LIMITS } from '../constants.ts';
import { iconSchema } from './icons.ts';
import { TREE_START } from './list-parts.ts';
import { itemTexts } from './texts.ts';

// What only the service parses: an entry of its own, so that no browser loads it.
export { iconSchema };

const idsSchema = (most: number) =>
  z
    .string()
    .check(
      z.toLowerCase(),
      z.regex(new RegExp(`^${UUID}(?:,${UUID}){0,${most - 1}}$`), { error: () => itemTexts.mostIds(most) }),
    );
/** Query of GET …/previews: ids of items, separated by commas. */
export const previewsQuerySchema = z.strictObject({ ids: idsSchema(LIMITS.previews) });

/** Query of GET …/notes/parts: the last id of the part before. */
export const listPartQuerySchema = z.strictObject({ after: z.optional(idSchema) });

const countSchema = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(2 ** 31 - 1));
/** Query of GET …/notes/changes: the revision of the list that the caller has, and the version of its top level's order. */
export const listChangesQuerySchema = z.strictObject({ since: countSchema, orderVersion: countSchema });

/** Query of GET …/notes/tree: the slug of the page, and the opened categories, separated by commas. */
export const treeStartQuerySchema = z.strictObject({
  slug: z.optional(z.string().check(z.maxLength(2000))),
  open: z.optional(idsSchema(TREE_START.open)),
});

const manyIdsSchema = z
  .array(idSchema)
  .check(
    z.minLength(1),
    z.maxLength(LIMITS.manyItems, { error: () => itemTexts.mostItems(LIMITS.manyItems) }),
  );
/** Payload of POST /u-notes/notes/many: what happens to each of several items. */
export const manyBodySchema = z.discriminatedUnion('action', [
  z.strictObject({ ids: manyIdsSchema, action: z.enum(['pin', 'unpin', 'trash']) }),
  z.strictObject({ ids: manyIdsSchema, action: z.literal('move'), category: z.nullable(idSchema) }),
]);
export type ManyBody = z.infer<typeof manyBodySchema>;

/** Payload of PATCH …/icon: one emoji, or null for none. */
export const iconBodySchema = z.strictObject({ icon: z.nullable(iconSchema) });

/** Payload of PATCH …/lock. */
export const lockBodySchema = z.strictObject({ locked: z.boolean() });
