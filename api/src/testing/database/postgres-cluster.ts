import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** One PostgreSQL for all tests of a run; each test file has a database of its own on it. */
export default async function startCluster(project: TestProject) {
  const { url, stop } = await startPostgres(['fsync=off']);
  project.provide('postgresUrl', url);
  return stop;
}
