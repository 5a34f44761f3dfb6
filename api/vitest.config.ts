import { missingForFirestore } from '@my-note/tooling/emulators';
import { defineConfig } from 'vitest/config';
import { findPostgres } from './src/testing/find-postgres.ts';

const postgres = findPostgres();
const shared = { testTimeout: 60_000, hookTimeout: 120_000, isolate: false };
const routes = [
  'src/modules/**/*.test.ts',
  'src/plugins/*.test.ts',
  'src/bus/*.test.ts',
  'src/feed/**/*.test.ts',
];
const onFirestore = 'src/**/*.firestore.test.ts';
const withoutFirestore = missingForFirestore();

console.log(
  postgres
    ? `[databases] embedded PGlite and PostgreSQL ${postgres.version}`
    : '[databases] embedded PGlite only: PostgreSQL programs were not found',
);
console.log(
  withoutFirestore === undefined
    ? "[firestore] Google's emulator"
    : `[firestore] left out: ${withoutFirestore}`,
);

const embedded = {
  test: {
    ...shared,
    name: 'embedded',
    globalSetup: ['src/testing/built.ts', 'src/testing/database-image.ts'],
    include: ['src/**/*.test.ts'],
    exclude: ['src/**/*.postgres.test.ts', onFirestore],
  },
};
const onPostgres = {
  test: {
    ...shared,
    name: 'postgres',
    include: [...routes, 'src/**/*.postgres.test.ts'],
    // What other programs write is read before any database is asked.
    exclude: [onFirestore, 'src/modules/import/formats/**'],
    globalSetup: ['src/testing/built.ts', 'src/testing/postgres-cluster.ts'],
  },
};

const firestore = {
  test: {
    ...shared,
    name: 'firestore',
    include: [onFirestore],
    globalSetup: ['src/testing/firestore-emulator.ts'],
  },
};
const projects = [embedded, ...(postgres ? [onPostgres] : []), ...(withoutFirestore ? [] : [firestore])];

export default defineConfig({
  test: { projects, maxWorkers: 3 },
});
