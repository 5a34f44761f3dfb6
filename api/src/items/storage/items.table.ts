import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  alias,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { baseColumns, instant } from '../../core/columns.ts';
import type { TaskFact } from '../text/open-tasks.rules.ts';
import { users } from './users.table.ts';

/** Notes and categories of all users. */
export const items = pgTable(
  'items',
  {
    ...baseColumns(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text('type', { enum: ['note', 'category'] }).notNull(),
    title: text('title').notNull(),
    slug: text('slug').notNull(),
    parentId: uuid('parent_id').references((): AnyPgColumn => items.id, { onDelete: 'set null' }),
    order: jsonb('order').$type<string[]>().notNull().default([]),
    pinned: boolean('pinned').notNull().default(false),
    /** One emoji before the title. */
    icon: text('icon'),
    /** A note whose title and text cannot be changed. */
    locked: boolean('locked').notNull().default(false),
    content: text('content').notNull().default(''),
    excerpt: text('excerpt').notNull().default(''),
    version: integer('version').notNull().default(1),
    words: integer('words').notNull().default(0),
    characters: integer('characters').notNull().default(0),
    /** Linked notes and shown attachments of the text. */
    links: uuid('links').array().notNull().default(sql`'{}'`),
    attachments: uuid('attachments').array().notNull().default(sql`'{}'`),
    /** Tags of the text as they are compared, and at the same places as they are written. */
    tags: text('tags').array().notNull().default(sql`'{}'`),
    tagNames: text('tag_names').array().notNull().default(sql`'{}'`),
    /** `image` and `file`: what the text shows and links to; null in a text of before, until it is indexed again. */
    media: text('media').array().default(sql`'{}'`),
    /** Open tasks of the text; null in a text of before they were kept, until it is indexed again. */
    tasks: jsonb('tasks').$type<TaskFact[]>().default([]),
    /** When the present edit began, and when a version was last kept. */
    editStartedAt: instant('edit_started_at'),
    versionKeptAt: instant('version_kept_at'),
    /** The text has changed since it was last indexed for the search. */
    searchStale: boolean('search_stale').notNull().default(true),
    deletedAt: instant('deleted_at'),
    /** The item whose trashing included this one; its own id for the entry shown in the trash. */
    trashRoot: uuid('trash_root'),
    /** The running import that staged this row, `deleted` and unlisted, until that import is done. */
    importJob: uuid('import_job'),
    /** The import that created it, so that all of it can be undone. */
    importedBy: uuid('imported_by'),
    /** The owner's revision of the write that last changed what lists show of it; set by a trigger. */
    listRevision: integer('list_revision').notNull().default(0),
  },
  (table) => [
    uniqueIndex('items_living_slug').on(table.createdBy, table.slug).where(sql`not deleted`),
    index('items_owner').on(table.createdBy, table.id),
    index('items_children').on(table.createdBy, table.parentId, table.id).where(sql`not deleted`),
    index('items_changed').on(table.createdBy, table.listRevision),
    index('items_parent').on(table.parentId),
    index('items_trash').on(table.trashRoot).where(sql`deleted`),
    index('items_search_stale').on(table.createdBy).where(sql`search_stale`),
    index('items_import').on(table.importJob).where(sql`import_job is not null`),
    index('items_imported').on(table.importedBy).where(sql`imported_by is not null`),
    index('items_tagged').on(table.createdBy).where(sql`not deleted and tags <> '{}'`),
    index('items_tasks').on(table.createdBy).where(sql`not deleted and tasks <> '[]'::jsonb`),
    index('items_media').on(table.createdBy).where(sql`not deleted and media <> '{}'`),
    index('items_links').using('gin', table.links),
    index('items_attachments').using('gin', table.attachments),
  ],
);
/** The category of an item, for a join. */
export const parents = alias(items, 'parents');
export type ItemRow = typeof items.$inferSelect;

/** Former slugs of an item, which still find it. */
export const itemAliases = pgTable(
  'item_aliases',
  {
    createdBy: uuid('created_by').notNull(),
    slug: text('slug').notNull(),
    itemId: uuid('item_id')
      .notNull()
      .references(() => items.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.createdBy, table.slug] }),
    index('item_aliases_item').on(table.itemId),
  ],
);

/** Items that were deleted while they were living; written by a trigger. */
export const goneItems = pgTable(
  'gone_items',
  {
    id: uuid('id').primaryKey(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    revision: integer('revision').notNull(),
  },
  (table) => [index('gone_items_owner').on(table.createdBy, table.revision)],
);
