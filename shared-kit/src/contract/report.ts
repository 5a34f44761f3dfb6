import * as z from 'zod/mini';
import { envelope, idSchema, isoDateSchema } from './base.ts';
import { categorySchema } from './categories.ts';

/** Usage report (decisions, section 3). Texts count for living notes; `trashed` counts the entries of the trash. */
export const reportSchema = z.object({
  totals: z.object({
    notes: z.int(),
    categories: z.int(),
    drafts: z.int(),
    pinned: z.int(),
    shared: z.int(),
    trashed: z.int(),
    words: z.int(),
    characters: z.int(),
    attachmentsBytes: z.int(),
  }),
  /** The last 365 days (UTC), oldest first, quiet ones too. */
  activity: z.array(z.object({ date: z.iso.date(), created: z.int(), updated: z.int() })),
  largest: z.array(
    z.object({ _id: idSchema, title: z.string(), slug: z.string(), words: z.int(), characters: z.int() }),
  ),
  /** By the words directly in each category; `_id` null stands for the top level. */
  categories: z.array(
    z.object({ _id: z.nullable(idSchema), title: z.string(), notes: z.int(), words: z.int() }),
  ),
  shares: z.array(
    z.object({
      _id: idSchema,
      title: z.string(),
      views: z.int(),
      lastViewedAt: z.nullable(isoDateSchema),
    }),
  ),
});
export type Report = z.infer<typeof reportSchema>;

/** Answer of POST /u-notes/notes/example: the category, and how many notes the call added to it. */
export const examplesSchema = z.object({ ...envelope(categorySchema).shape, added: z.int() });
