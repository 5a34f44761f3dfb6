import { defineConfig } from 'vitest/config';
import { findPostgres } from './src/testing/find-postgres.ts';

const postgres = findPostgres();
const embeddedOnly = 'src/**/*.embedded.test.ts';
const limits = { testTimeout: 30_000, hookTimeout: 60_000 };

// biome-ignore lint/suspicious/noConsole: says which databases the run covers
console.log(
  postgres
    ? `[databases] embedded PGlite and PostgreSQL ${postgres.version}`
    : '[databases] embedded PGlite only: PostgreSQL programs were not found',
);

const embedded = { test: { name: 'embedded', include: ['src/**/*.test.ts'], ...limits } };
const onPostgres = {
  test: {
    name: 'postgres',
    include: ['src/modules/**/*.test.ts', 'src/plugins/**/*.test.ts', 'src/db/*.postgres.test.ts'],
    exclude: [embeddedOnly],
    globalSetup: ['src/testing/postgres-cluster.ts'],
    ...limits,
  },
};
embedded.test = { ...embedded.test, ...{ exclude: ['src/**/*.postgres.test.ts'] } };

export default defineConfig({ test: { projects: postgres ? [embedded, onPostgres] : [embedded], maxWorkers: 2 } });
