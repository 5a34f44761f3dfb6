import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { type Database, DatabaseUnavailable } from '../database.ts';
import type { migrations } from './migrations.ts';

/** An older version would write data that a newer one does not expect, so it refuses newer data. */
export async function refuseNewerData(db: Database, wanted: typeof migrations) {
  const newest = Math.max(...readMigrationFiles(wanted).map(({ folderMillis }) => folderMillis));
  const [table] = await db
    .select({ name: sql<string | null>`to_regclass('drizzle.__drizzle_migrations')::text` })
    .from(sql`(values (1)) one`);
  if (!table?.name) return;
  const [row] = await db
    .select({ at: sql<string | null>`max(created_at)::text` })
    .from(sql`drizzle.__drizzle_migrations`);
  if (Number(row?.at ?? 0) <= newest) return;
  throw new DatabaseUnavailable(
    'The data was written by a newer version of My Note. Start that version or a later one, or restore a backup that this version made. Nothing was changed',
  );
}
