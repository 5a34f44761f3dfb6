import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { type Database, DatabaseUnavailable } from '../database.ts';
import type { migrations } from './migrations.ts';

type Migrations = { newer: boolean; pending: number };

/** Which migrations a database has of those wanted: whether of a newer version, and how many are to come. */
export async function readMigrations(db: Database, wanted: typeof migrations): Promise<Migrations> {
  const known = readMigrationFiles(wanted).map(({ folderMillis }) => folderMillis);
  const [table] = await db
    .select({ name: sql<string | null>`to_regclass('drizzle.__drizzle_migrations')::text` })
    .from(sql`(values (1)) one`);
  if (!table?.name) return { newer: false, pending: known.length };
  const [row] = await db
    .select({ at: sql<string | null>`max(created_at)::text` })
    .from(sql`drizzle.__drizzle_migrations`);
  const last = Number(row?.at ?? 0);
  return { newer: last > Math.max(...known), pending: known.filter((at) => at > last).length };
}

/** An older version would write data that a newer one does not expect, so it refuses newer data. */
export async function refuseNewerData(db: Database, wanted: typeof migrations) {
  const { newer } = await readMigrations(db, wanted);
  if (newer) throw new DatabaseUnavailable(NEWER_DATA);
}

export const NEWER_DATA =
  'The data was written by a newer version of My Note. Start that version or a later one, or restore a backup that this version made. Nothing was changed';
