import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../core/database.ts';
import { savedSearches } from './saved-searches.table.ts';

const { id, name, query, createdBy } = savedSearches;
const columns = { _id: id, name, query };
const own = (ownerId: string, searchId: string) => and(eq(createdBy, ownerId), eq(id, searchId));

export const listSearches = (db: Database, ownerId: string) =>
  db.select(columns).from(savedSearches).where(eq(createdBy, ownerId)).orderBy(asc(name), asc(id));

export const countSearches = (db: Database, ownerId: string) =>
  db.$count(savedSearches, eq(createdBy, ownerId));

export const insertSearch = (db: Database, row: typeof savedSearches.$inferInsert) =>
  db.insert(savedSearches).values(row).returning(columns);

export const renameSearch = (
  db: Database,
  ownerId: string,
  searchId: string,
  change: { name: string; updatedAt: Date },
) => db.update(savedSearches).set(change).where(own(ownerId, searchId)).returning(columns);

export const deleteSearch = (db: Database, ownerId: string, searchId: string) =>
  db.delete(savedSearches).where(own(ownerId, searchId)).returning({ id });
