import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrations } from '../../core/database/migrations.ts';
import type { Database } from '../../core/database.ts';

/** Which migrations a database has: whether some of a newer version, and how many of this version are to come. */
export async function compareMigrations(db: Database): Promise<{ isNewer: boolean; pending: number }> {
  const known = readMigrationFiles(migrations).map(({ folderMillis }) => folderMillis);
  const [table] = await db
    .select({ name: sql<string | null>`to_regclass('drizzle.__drizzle_migrations')::text` })
    .from(sql`(values (1)) one`);
  if (!table?.name) return { isNewer: false, pending: known.length };
  const [row] = await db
    .select({ at: sql<string | null>`max(created_at)::text` })
    .from(sql`drizzle.__drizzle_migrations`);
  const last = Number(row?.at ?? 0);
  return { isNewer: last > Math.max(...known), pending: known.filter((at) => at > last).length };
}
