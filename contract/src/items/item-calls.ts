import * as z from 'zod/mini';
import { idSchema } from '../base.ts';
import { LIMITS } from '../constants.ts';
import { iconSchema } from './icons.ts';

// What only the service parses: an entry of its own, so that no browser loads it.
export { iconSchema };

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** Query of GET …/previews: ids of items, separated by commas. */
export const previewsQuerySchema = z.strictObject({
  ids: z
    .string()
    .check(
      z.toLowerCase(),
      z.regex(
        new RegExp(`^${UUID}(?:,${UUID}){0,${LIMITS.previews - 1}}$`),
        `At most ${LIMITS.previews} ids, separated by commas`,
      ),
    ),
});

const manyIdsSchema = z
  .array(idSchema)
  .check(z.minLength(1), z.maxLength(LIMITS.manyItems, `At most ${LIMITS.manyItems} items at once`));
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
