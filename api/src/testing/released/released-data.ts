import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import type { DatabaseHandle } from '../../core/database/database-handle.ts';
import { openEmbedded } from '../../core/database/embedded/embedded.ts';
import type { EngineName } from '../../core/database/embedded/engines.ts';
import { openPostgres } from '../../core/database/postgres/postgres.ts';
import { withMigrationsUpTo } from '../../features/backup/restore/earlier-migrations.store.ts';
import { withSnapshot } from '../../features/backup/snapshot.repository.ts';

/** Every released version with the last migration that it had; beside this file, rows of each of its tables. */
export const RELEASED = [
  { version: '0.1.0', migration: 1_795_396_494_305 },
  { version: '0.2.0', migration: 1_795_450_134_779 },
];
export type Released = (typeof RELEASED)[number];
type Wanted = Parameters<Parameters<typeof withMigrationsUpTo>[1]>[0];

/** Makes a data directory as a released version has left it. */
export const makeReleasedData = (dataDir: string, released: Released, engine: EngineName) =>
  fill(released, (wanted) => openEmbedded(dataDir, { wanted, engine }));

/** Makes an empty database of a PostgreSQL as a released version has left it. */
export const makeReleasedPostgres = (url: string, released: Released) =>
  fill(released, (wanted) => openPostgres(url, wanted));

function fill({ version, migration }: Released, open: (wanted: Wanted) => Promise<DatabaseHandle>) {
  const rows = readFileSync(path.join(import.meta.dirname, `${version}.sql`), 'utf8');
  return withMigrationsUpTo(migration, async (wanted) => {
    const handle = await open(wanted);
    for (const statement of rows.split(/;\n/).filter(Boolean)) await handle.db.execute(sql.raw(statement));
    const saved = await readAll(handle);
    await handle.close();
    return saved;
  });
}

type Rows = Record<string, unknown>[];

/** The rows of every table. */
export const readAll = (handle: Pick<DatabaseHandle, 'kind' | 'db'>) =>
  withSnapshot(handle, async ({ tables, rows }) => {
    const all = new Map<string, Rows>();
    for (const table of tables) {
      const list: Rows = [];
      for await (const row of rows(table)) list.push(row);
      all.set(table.name, list);
    }
    return all;
  });

/** Rows by the columns that others have too, in an order of their own. */
export function comparable(rows: Rows, others: Rows): string[] {
  const columns = Object.keys(rows[0] ?? {})
    .filter((column) => column in (others[0] ?? {}))
    .sort();
  return rows.map((row) => JSON.stringify(columns.map((column) => row[column]))).sort();
}
