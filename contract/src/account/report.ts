import * as z from 'zod/mini';
import { idSchema, isoDateSchema } from '../base.ts';

/**
 * Usage report (docs/specification/service.md#report). Texts count for living notes; `trashed` counts the entries of
 * the trash.
 */
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
  /** The last 365 days (UTC), oldest first, including those without a change. */
  activity: z.array(z.object({ date: z.iso.date(), created: z.int(), updated: z.int() })),
  /** Totals at the end of a day, from the first note on, oldest first; at most 60 points, the last is today. */
  growth: z.array(z.object({ date: z.iso.date(), notes: z.int(), words: z.int() })),
  /** Bytes of the texts of living notes, of their kept versions and of attachments. */
  storage: z.object({ texts: z.int(), versions: z.int(), attachments: z.int(), files: z.int() }),
  /** Room that the person has, and has used; absent without a limit. */
  quota: z.optional(z.object({ used: z.int(), limit: z.int() })),
  largest: z.array(
    z.object({ _id: idSchema, title: z.string(), slug: z.string(), words: z.int(), characters: z.int() }),
  ),
  /** By the words directly in each category; `_id` null means the top level. */
  categories: z.array(
    z.object({
      _id: z.nullable(idSchema),
      title: z.string(),
      slug: z.nullable(z.string()),
      notes: z.int(),
      words: z.int(),
    }),
  ),
  shares: z.array(
    z.object({
      _id: idSchema,
      title: z.string(),
      slug: z.string(),
      views: z.int(),
      lastViewedAt: z.nullable(isoDateSchema),
    }),
  ),
});
export interface Report extends z.infer<typeof reportSchema> {}
