import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../core/database.ts';
import { items, parents } from './items.table.ts';

const livingCategories = (ownerId: string) =>
  and(eq(items.createdBy, ownerId), eq(items.deleted, false), eq(items.type, 'category'));

export const listSiblingTitles = (db: Database, ownerId: string, parentId: string | null) =>
  db
    .select({ id: items.id, title: items.title })
    .from(items)
    .where(
      and(
        livingCategories(ownerId),
        parentId === null ? isNull(items.parentId) : eq(items.parentId, parentId),
      ),
    );

export const listCategoryOptions = (db: Database, ownerId: string) =>
  db
    .select({ id: items.id, title: items.title, slug: items.slug, parentTitle: parents.title })
    .from(items)
    .leftJoin(parents, eq(parents.id, items.parentId))
    .where(livingCategories(ownerId));

/** Living categories of an owner, with what they are named by. */
export const listCategoryNames = (db: Database, ownerId: string) =>
  db
    .select({ id: items.id, title: items.title, slug: items.slug, parentId: items.parentId })
    .from(items)
    .where(livingCategories(ownerId));
