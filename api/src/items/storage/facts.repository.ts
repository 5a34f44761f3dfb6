import { and, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { items } from './items.table.ts';
import { withTags } from './list/tagged.repository.ts';

/** What the row of a note says of it without its text being read; a list that is empty asks for nothing. */
export interface Facts {
  /** Keys of tags, all of which a note has, each itself or one below it. */
  tags: readonly string[];
  /** Sets of categories; a note is in one of each. */
  categories: readonly (readonly string[])[];
  task: boolean;
  /** `image`, `file`: all of them. */
  media: readonly string[];
  /** Changed earlier than this. */
  before?: Date | undefined;
  /** Changed at this time or later. */
  after?: Date | undefined;
}

/** Living items with these facts. */
export const withFacts = (ownerId: string, { tags, categories, task, media, before, after }: Facts) =>
  and(
    eq(items.createdBy, ownerId),
    sql`not ${items.deleted}`,
    tags.length > 0 ? withTags(ownerId, tags) : undefined,
    ...categories.map((ids) => (ids.length > 0 ? inArray(items.parentId, [...ids]) : sql`false`)),
    // As the indexes of such notes have it.
    task ? sql`not deleted and tasks <> '[]'::jsonb` : undefined,
    media.length > 0 ? sql`not deleted and media <> '{}'` : undefined,
    ...media.map((kind) => sql`${kind} = any(${items.media})`),
    before && lt(items.updatedAt, before),
    after && gte(items.updatedAt, after),
  );
