import { setTimeout as wait } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { DatabaseUnavailable } from '../../database.ts';
import { explainUnavailable, isUnavailable, reasonOf } from '../../database-unavailable.ts';
import type { DatabaseHandle } from '../database-handle.ts';
import { type BeforeUpdate, migrateData } from '../migrate-data.ts';
import { MIGRATION_LOCK, migrations } from '../migrations.ts';
import { watchWrites } from '../write-watch.ts';
import { openPostgresBus } from './postgres-bus.ts';
import { type AssertRoom, createPool, type PoolOptions } from './postgres-pool.ts';

const AGAIN_MS = 500;
const CONNECT_MS = 5_000;

/**
 * Waits for a PostgreSQL that starts at the same time; `waitMs` is how long. `options` are of the
 * connections.
 */
export async function openPostgres(
  url: string,
  wanted = migrations,
  waitMs = 0,
  { beforeUpdate, ...options }: PoolOptions & { beforeUpdate?: BeforeUpdate | undefined } = {},
): Promise<DatabaseHandle> {
  await reach(url, waitMs);
  await migrateAlone(url, wanted, beforeUpdate);
  const pool = createPool(url, options);
  const { writes } = options;
  const db = drizzle({ client: pool });
  if (writes) watchWrites(db, writes);
  const bus = openPostgresBus(url);
  const close = async () => {
    await bus.close();
    await pool.end();
  };
  return { kind: 'postgres', db, bus, url, close, ...(writes ? { writes } : {}) };
}

/** Further connections to a database that was opened, for another thread. */
export function connect(
  url: string,
  connections: number,
  assertRoom?: AssertRoom,
): Pick<DatabaseHandle, 'db' | 'close'> {
  const pool = createPool(url, { connections, assertRoom });
  return { db: drizzle({ client: pool }), close: () => pool.end() };
}

async function reach(url: string, waitMs: number) {
  const end = Date.now() + waitMs;
  for (let tries = 0; ; tries += 1) {
    const error = await connectOnce(url);
    if (error === undefined) return;
    const where = withoutPassword(url);
    if (!isUnavailable(error) || Date.now() >= end)
      throw new DatabaseUnavailable(explainUnavailable(`The database at ${where}`, error), { cause: error });
    if (tries === 0) console.log(`Waiting for the database at ${where} (${reasonOf(error)})`);
    await wait(AGAIN_MS);
  }
}

/** Returns why it failed. */
async function connectOnce(connectionString: string): Promise<unknown> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: CONNECT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return undefined;
  } catch (error) {
    return error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The lock belongs to a connection, so lock and migrations share one. */
async function migrateAlone(url: string, wanted: typeof migrations, beforeUpdate?: BeforeUpdate) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const db = drizzle({ client });
    await migrateData(wanted, { kind: 'postgres', db, migrate: () => migrate(db, wanted), beforeUpdate });
  } finally {
    await client.end();
  }
}

/** The address of a database, for messages. */
export function withoutPassword(url: string) {
  const shown = new URL(url);
  shown.password = '';
  return shown.toString();
}
