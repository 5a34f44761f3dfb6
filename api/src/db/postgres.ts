import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { openPostgresBus } from '../bus/postgres-bus.ts';
import { type DatabaseHandle, DatabaseUnavailable } from './database.ts';
import { MIGRATION_LOCK, migrations } from './migrations.ts';
import { createPool } from './postgres-pool.ts';

export async function openPostgres(url: string, wanted = migrations): Promise<DatabaseHandle> {
  const pool = createPool(url);
  try {
    await pool.query('select 1');
  } catch (error) {
    await pool.end();
    throw new DatabaseUnavailable(
      `The database at ${withoutPassword(url)} cannot be reached (${reason(error)}). Check DATABASE_URL`,
      { cause: error },
    );
  }
  await migrateAlone(url, wanted);
  const bus = openPostgresBus(url);
  const close = async () => {
    await bus.close();
    await pool.end();
  };
  return { kind: 'postgres', db: drizzle({ client: pool }), bus, close };
}

/** The lock belongs to a connection, so lock and migrations share one of their own. */
async function migrateAlone(url: string, wanted: typeof migrations) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(drizzle({ client }), wanted);
  } finally {
    await client.end();
  }
}

function withoutPassword(url: string) {
  const shown = new URL(url);
  shown.password = '';
  return shown.toString();
}

function reason(error: unknown) {
  if (error instanceof AggregateError) return String(error.errors[0]?.message ?? error.message);
  return error instanceof Error ? error.message : String(error);
}
