import { randomBytes } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import pg from 'pg';
import { inject } from 'vitest';
import type { DatabaseHandle } from '../../core/database/database-handle.ts';
import { openInMemory } from '../../core/database/embedded/embedded.ts';
import { openPostgres } from '../../core/database/postgres/postgres.ts';

/** A fresh, migrated database of this run's kind. */
export async function openTestDatabase(): Promise<DatabaseHandle> {
  const server = inject('postgresUrl');
  if (server) return openPostgres(await createDatabase(server));
  const image = inject('databaseImage');
  return openInMemory(image ? await openAsBlob(image) : undefined);
}

/** Makes an empty database on the test cluster and returns its URL. */
export async function createDatabase(server: string) {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return server.replace(/\/postgres$/, `/${name}`);
}
