import { and, count, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../core/database.ts';
import { type ItemRow, items } from '../../../items/tables.ts';
import { attachments } from '../../attachments/attachments.table.ts';
import { jobs } from '../../jobs/jobs.table.ts';

const PAGE = 200;
const stagedBy = (ownerId: string, jobId: string) =>
  and(eq(items.createdBy, ownerId), eq(items.importJob, jobId));

export type StagedItem = Omit<typeof items.$inferInsert, 'deleted' | 'importJob' | 'importedBy'>;

/** Inserted as deleted and without a trash entry, so that nothing shows them. */
export async function stageItems(db: Database, jobId: string, rows: StagedItem[]) {
  const written = await db
    .insert(items)
    .values(rows.map((row) => ({ ...row, deleted: true, importJob: jobId })))
    .returning({ id: items.id });
  if (written.length !== rows.length) throw new Error(`${written.length} of ${rows.length} rows were staged`);
}

export type Root = Pick<ItemRow, 'id' | 'type' | 'title' | 'slug'>;

/** The staged rows at the top level. */
export const listRoots = (tx: Database, ownerId: string, jobId: string): Promise<Root[]> =>
  tx
    .select({ id: items.id, type: items.type, title: items.title, slug: items.slug })
    .from(items)
    .where(and(stagedBy(ownerId, jobId), isNull(items.parentId)));

export async function longestStagedSlug(tx: Database, jobId: string) {
  const [row] = await tx
    .select({ bytes: sql<number>`coalesce(max(octet_length(${items.slug})), 0)` })
    .from(items)
    .where(eq(items.importJob, jobId));
  return row?.bytes ?? 0;
}

/** Other names than the staged ones: slugs at the top by the staged slug, titles by id. */
export type OtherNames = { slugs: Map<string, string>; titles: Map<string, string> };
const asJson = (names: Map<string, string>) => sql`${JSON.stringify(Object.fromEntries(names))}::jsonb`;

type Publication = {
  ownerId: string;
  jobId: string;
  names: OtherNames;
  parent: Pick<ItemRow, 'id' | 'slug'> | undefined;
};

/**
 * Shows everything staged, below a parent if there is one, under other names where there are some.
 * Returns the number of rows and files.
 */
export async function publishStaged(tx: Database, { ownerId, jobId, names, parent }: Publication) {
  // Looked up, not joined: without statistics of the new rows a join is quadratic.
  const top = sql`${asJson(names.slugs)} ->> split_part(${items.slug}, '/', 1)`;
  const below = sql`substr(${items.slug}, strpos(${items.slug} || '/', '/'))`;
  const slug = sql`coalesce((${top}) || ${below}, ${items.slug})`;
  const shown = tx.$with('shown').as(
    tx
      .update(items)
      .set({
        deleted: false,
        importJob: null,
        importedBy: jobId,
        slug: parent ? sql`${`${parent.slug}/`}::text || ${slug}` : slug,
        ...(parent ? { parentId: sql`coalesce(${items.parentId}, ${parent.id}::uuid)` } : {}),
        ...(names.titles.size > 0 ? renamed(names.titles) : {}),
      })
      .where(stagedBy(ownerId, jobId))
      .returning({ bytes: sql<number>`octet_length(${items.slug})`.as('bytes') }),
  );
  const [row] = await tx
    .with(shown)
    .select({ items: count(), longestSlug: sql<number>`coalesce(max(${shown.bytes}), 0)` })
    .from(shown);
  const kept = await tx
    .update(attachments)
    .set({ deleted: false, importJob: null })
    .where(and(eq(attachments.createdBy, ownerId), eq(attachments.importJob, jobId)))
    .returning({ id: attachments.id });
  return { items: row?.items ?? 0, longestSlug: row?.longestSlug ?? 0, attachments: kept.length };
}

/** Marks renamed rows, whose staged titles the search may have indexed. */
const renamed = (titles: Map<string, string>) => ({
  title: sql`coalesce(${asJson(titles)} ->> ${items.id}::text, ${items.title})`,
  searchStale: sql`${items.searchStale} or ${asJson(titles)} ? ${items.id}::text`,
});

/** One page at a time, so that no transaction is long. Returns how many rows were deleted. */
export async function deleteStagedItems(db: Database, jobId: string) {
  const page = db.select({ id: items.id }).from(items).where(eq(items.importJob, jobId)).limit(PAGE);
  const gone = await db.delete(items).where(inArray(items.id, page)).returning({ id: items.id });
  return gone.length;
}

export const listStagedAttachments = (db: Database, jobId: string) =>
  db.select({ id: attachments.id }).from(attachments).where(eq(attachments.importJob, jobId)).limit(PAGE);

/** Ended or deleted imports with staged rows left. */
export async function listLeftImports(db: Database) {
  const ended = (column: typeof items.importJob | typeof attachments.importJob) =>
    and(
      isNotNull(column),
      sql`not exists (select 1 from ${jobs} where ${jobs.id} = ${column} and ${jobs.status} in ('queued', 'running', 'ready'))`,
    );
  const [ofItems, ofAttachments] = [
    await db.selectDistinct({ jobId: items.importJob }).from(items).where(ended(items.importJob)),
    await db
      .selectDistinct({ jobId: attachments.importJob })
      .from(attachments)
      .where(ended(attachments.importJob)),
  ];
  return [...new Set([...ofItems, ...ofAttachments].flatMap(({ jobId }) => jobId ?? []))];
}
