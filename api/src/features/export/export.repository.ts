import { and, eq, inArray, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../core/database.ts';
import { items } from '../../items/tables.ts';
import { attachments } from '../attachments/attachments.table.ts';

const livingOf = (ownerId: string) => and(eq(items.createdBy, ownerId), eq(items.deleted, false));
const inside = (slug: string | undefined) =>
  slug === undefined
    ? undefined
    : sql`(${items.slug} = ${slug} or starts_with(${items.slug}, ${`${slug}/`}))`;

/** Items of an archive without their texts; with a slug, that item and those below it. */
export const listExported = (db: Database, ownerId: string, slug: string | undefined) =>
  db
    .select({
      id: items.id,
      type: items.type,
      title: items.title,
      slug: items.slug,
      order: items.order,
      pinned: items.pinned,
      icon: items.icon,
      locked: items.locked,
      version: items.version,
      createdAt: items.createdAt,
      updatedAt: items.updatedAt,
    })
    .from(items)
    .where(and(livingOf(ownerId), inside(slug)))
    .orderBy(sql`${items.slug} collate "C"`);
export type Exported = Awaited<ReturnType<typeof listExported>>[number];

/** Titles of the owner's notes with these ids. */
export const listTitles = (db: Database, ownerId: string, ids: string[]) =>
  db
    .select({ id: items.id, title: items.title })
    .from(items)
    .where(and(livingOf(ownerId), inArray(items.id, ids), eq(items.type, 'note')));

/** The owner's attachments that those notes name, and further ones, the oldest first. */
export const listExportedAttachments = (
  db: Database,
  ownerId: string,
  slug: string | undefined,
  further: string[] = [],
) =>
  db
    .select({ id: attachments.id, name: attachments.name, type: attachments.type })
    .from(attachments)
    .where(
      and(
        eq(attachments.createdBy, ownerId),
        eq(attachments.deleted, false),
        sql`${attachments.id} in (select unnest(${items.attachments}) from ${items} where ${and(livingOf(ownerId), or(inside(slug) ?? sql`true`, further.length > 0 ? inArray(items.id, further) : undefined))})`,
      ),
    )
    .orderBy(attachments.id);

/** The texts of the first of these notes, as many as have at most so many bytes together, but one at least. */
export async function readTexts(db: Database, ownerId: string, ids: string[], maxBytes: number) {
  const size = sql<number>`octet_length(${items.content})`;
  const place = sql`array_position(${sql.param(ids)}::uuid[], ${items.id})`;
  const sized = db
    .select({
      id: items.id,
      content: items.content,
      size: size.as('size'),
      upTo: sql<number>`sum(${size}) over (order by ${place})`.as('up_to'),
    })
    .from(items)
    .where(and(livingOf(ownerId), inArray(items.id, ids)))
    .as('sized');
  return db
    .select({ id: sized.id, content: sized.content })
    .from(sized)
    .where(or(lte(sized.upTo, maxBytes), eq(sized.upTo, sized.size)));
}

const PAGE = { notes: 50, bytes: 1_000_000 };

/** Notes with their texts, in their order, without those that were deleted since. Few texts are in memory at a time. */
export async function* eachText<Note extends { id: string }>(db: Database, ownerId: string, notes: Note[]) {
  for (let at = 0; at < notes.length; ) {
    const page = notes.slice(at, at + PAGE.notes);
    const ids = page.map(({ id }) => id);
    const texts = new Map<string, string>();
    for (const { id, content } of await readTexts(db, ownerId, ids, PAGE.bytes)) texts.set(id, content);
    // Notes after the last text did not fit, or were deleted.
    const taken = texts.size === 0 ? page.length : ids.findLastIndex((id) => texts.has(id)) + 1;
    for (const note of page.slice(0, taken)) {
      const content = texts.get(note.id);
      texts.delete(note.id);
      if (content !== undefined) yield { note, content };
    }
    at += taken;
  }
}
