import { defineConfig } from 'vitest/config';
import { findPostgres } from './src/testing/find-postgres.ts';

const postgres = findPostgres();
const shared = { testTimeout: 60_000, hookTimeout: 120_000, isolate: false };
const routes = ['src/modules/**/*.test.ts', 'src/plugins/*.test.ts', 'src/bus/*.test.ts'];

console.log(
  postgres
    ? `[databases] embedded PGlite and PostgreSQL ${postgres.version}`
    : '[databases] embedded PGlite only: PostgreSQL programs were not found',
);

const embedded = {
  test: {
    ...shared,
    name: 'embedded',
    globalSetup: ['src/testing/built.ts'],
    include: ['src/**/*.test.ts'],
    exclude: ['src/**/*.postgres.test.ts'],
  },
};
const onPostgres = {
  test: {
    ...shared,
    name: 'postgres',
    include: [...routes, 'src/**/*.postgres.test.ts'],
    globalSetup: ['src/testing/built.ts', 'src/testing/postgres-cluster.ts'],
  },
};

export default defineConfig({
  test: { projects: postgres ? [embedded, onPostgres] : [embedded], maxWorkers: 2 },
});
