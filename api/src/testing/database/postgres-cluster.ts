import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { openPostgres } from '../../core/database/postgres/postgres.ts';
import { createDatabase } from './create-database.ts';
import { startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    /** Name of a database that is migrated and empty. */
    postgresTemplate: string;
  }
}

/** One PostgreSQL for all tests of a run, with a migrated database to copy: migrating each takes longer. */
export default async function startCluster(project: TestProject) {
  const { url, stop } = await startPostgres(['fsync=off']);
  project.provide('postgresUrl', url);
  const template = await createDatabase(url);
  await (await openPostgres(template)).close();
  project.provide('postgresTemplate', path.posix.basename(template));
  return stop;
}
