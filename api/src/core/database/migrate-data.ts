import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { type Database, DatabaseUnavailable } from '../database.ts';
import { PRODUCT_VERSION } from '../version.ts';
import type { DatabaseHandle } from './database-handle.ts';
import { migrations } from './migrations.ts';
import { productVersions } from './product-versions.table.ts';

/** Called before a database with data is changed by migrations; the change is not made when it rejects. */
export type BeforeUpdate = (from: Pick<DatabaseHandle, 'kind' | 'db'>) => Promise<void>;

type Step = Pick<DatabaseHandle, 'kind' | 'db'> & {
  migrate: () => Promise<void>;
  beforeUpdate?: BeforeUpdate | undefined;
};

/**
 * Brings a database to the migrations of this version, and notes which version did. An older version would write data that
 * a newer one does not expect, so it refuses data with migrations that it does not know.
 */
export async function migrateData(wanted: typeof migrations, { kind, db, migrate, beforeUpdate }: Step) {
  // Migrations up to an earlier one are for a backup of an older version.
  if (wanted !== migrations) return migrate();
  const known = readMigrationFiles(wanted).map(({ folderMillis }) => folderMillis);
  const applied = await readApplied(db);
  if (applied.some((time) => !known.includes(time))) throw await tooNew(db);
  if (applied.length === 0 && (await hasTable(db, 'public.users')))
    throw new DatabaseUnavailable(
      'The database is damaged: the list of its migrations is empty. Copy it to a safe place, then restore the last backup: my-note restore <file>. Nothing was changed',
    );
  const newest = Math.max(...known);
  const isBehind = applied.length > 0 && !applied.includes(newest);
  if (isBehind) await beforeUpdate?.({ kind, db });
  await migrate();
  await db
    .insert(productVersions)
    .values({ migration: newest, version: PRODUCT_VERSION })
    .onConflictDoNothing();
}

/**
 * Which migrations of this version a database lacks; `refusal` says why this version would not start on it. Changes
 * nothing.
 */
export async function readMigrations(db: Database): Promise<{ pending: number; refusal?: string }> {
  const known = readMigrationFiles(migrations).map(({ folderMillis }) => folderMillis);
  const applied = await readApplied(db);
  if (applied.some((time) => !known.includes(time)))
    return { pending: 0, refusal: (await tooNew(db)).message };
  return { pending: known.filter((time) => !applied.includes(time)).length };
}

async function readApplied(db: Database): Promise<number[]> {
  if (!(await hasTable(db, 'drizzle.__drizzle_migrations'))) return [];
  const rows = await db.select({ at: sql<string>`created_at::text` }).from(sql`drizzle.__drizzle_migrations`);
  return rows.map(({ at }) => Number(at));
}

async function tooNew(db: Database) {
  const version = await readNewestVersion(db);
  const needed = version === undefined || version === PRODUCT_VERSION ? 'that version' : `My Note ${version}`;
  return new DatabaseUnavailable(
    `The data was written by a newer version of My Note${version ? ` (${version})` : ''}, and this is ${PRODUCT_VERSION}. Start ${needed} or a later one, or restore a backup that this version made. Nothing was changed`,
  );
}

async function readNewestVersion(db: Database): Promise<string | undefined> {
  if (!(await hasTable(db, 'public.product_versions'))) return undefined;
  const [row] = await db
    .select({ version: sql<string>`version` })
    .from(sql`(select version from product_versions order by migration desc limit 1) newest`);
  return row?.version;
}

async function hasTable(db: Database, name: string) {
  const [table] = await db
    .select({ name: sql<string | null>`to_regclass(${name})::text` })
    .from(sql`(values (1)) one`);
  return Boolean(table?.name);
}
