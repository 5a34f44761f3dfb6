import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { attachments } from '../attachments/attachments.table.ts';
import { items } from '../items/items.table.ts';
import { jobs } from '../jobs/jobs.table.ts';

const PAGE = 200;
const stagedBy = (ownerId: string, jobId: string) =>
  and(eq(items.createdBy, ownerId), eq(items.importJob, jobId));

export type StagedItem = Omit<typeof items.$inferInsert, 'deleted' | 'importJob'>;

/** Written as deleted and part of no trash entry, so that no list and no address shows them. */
export async function stageItems(db: Database, jobId: string, rows: StagedItem[]) {
  const written = await db
    .insert(items)
    .values(rows.map((row) => ({ ...row, deleted: true, importJob: jobId })))
    .returning({ id: items.id });
  if (written.length !== rows.length) throw new Error(`${written.length} of ${rows.length} rows were staged`);
}

/** Other names than the staged ones: slugs at the top by the staged slug, titles by id. */
export type OtherNames = { slugs: Map<string, string>; titles: Map<string, string> };
const asJson = (names: Map<string, string>) => sql`${JSON.stringify(Object.fromEntries(names))}::jsonb`;

/** Makes everything staged visible at once, under other names where there are some. Answers how much it was. */
export async function publishStaged(
  tx: Database,
  ownerId: string,
  jobId: string,
  { slugs, titles }: OtherNames,
) {
  const live = { deleted: false, importJob: null };
  // Looked up, not joined: without statistics of the new rows a join compares all with all.
  const top = sql`${asJson(slugs)} ->> split_part(${items.slug}, '/', 1)`;
  const below = sql`substr(${items.slug}, strpos(${items.slug} || '/', '/'))`;
  const shown = await tx
    .update(items)
    .set({
      ...live,
      slug: sql`coalesce((${top}) || ${below}, ${items.slug})`,
      title: sql`coalesce(${asJson(titles)} ->> ${items.id}::text, ${items.title})`,
    })
    .where(stagedBy(ownerId, jobId))
    .returning({ id: items.id });
  const kept = await tx
    .update(attachments)
    .set(live)
    .where(and(eq(attachments.createdBy, ownerId), eq(attachments.importJob, jobId)))
    .returning({ id: attachments.id });
  return { items: shown.length, attachments: kept.length };
}

/** One page at a time, so that nobody waits for a long transaction. Answers how many went. */
export async function deleteStagedItems(db: Database, jobId: string) {
  const page = db.select({ id: items.id }).from(items).where(eq(items.importJob, jobId)).limit(PAGE);
  const gone = await db.delete(items).where(inArray(items.id, page)).returning({ id: items.id });
  return gone.length;
}

export const listStagedAttachments = (db: Database, jobId: string) =>
  db.select({ id: attachments.id }).from(attachments).where(eq(attachments.importJob, jobId)).limit(PAGE);

/** Imports that have ended, or are gone, and left something staged. */
export async function listLeftImports(db: Database) {
  const ended = (column: typeof items.importJob | typeof attachments.importJob) =>
    and(
      isNotNull(column),
      sql`not exists (select 1 from ${jobs} where ${jobs.id} = ${column} and ${jobs.status} in ('queued', 'running'))`,
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
