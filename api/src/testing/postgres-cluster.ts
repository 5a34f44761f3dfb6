import type { TestProject } from 'vitest/node';
import { startPostgres } from './start-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

/** One cluster for the tests of a run. */
export default async function startCluster(project: TestProject) {
  const { url, stop } = await startPostgres({ durable: false });
  project.provide('postgresUrl', url);
  return stop;
}
