import { openAsBlob } from 'node:fs';
import { inject } from 'vitest';
import type { DatabaseHandle } from '../../core/database/database-handle.ts';
import { openInMemory } from '../../core/database/embedded/pglite/pglite.ts';
import { openPostgres } from '../../core/database/postgres/postgres.ts';
import { createDatabase } from './create-database.ts';

/** A fresh, migrated database of this run's kind. */
export async function openTestDatabase(): Promise<DatabaseHandle> {
  const server = inject('postgresUrl');
  if (server) return openPostgres(await createDatabase(server, inject('postgresTemplate')));
  const image = inject('databaseImage');
  return openInMemory(image ? await openAsBlob(image) : undefined);
}
