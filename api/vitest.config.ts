import { reporters } from '@my-note/remote-build/vitest';
import { missingForFirestore } from '@my-note/tooling/emulators';
import { defineConfig } from 'vitest/config';
import { findPostgres } from './src/testing/database/find-postgres.ts';

const postgres = await findPostgres();
const shared = {
  testTimeout: 60_000,
  hookTimeout: 120_000,
  // A busy machine may time out once.
  retry: process.env.CI ? 1 : 0,
  isolate: false,
  expect: { poll: { timeout: 30_000 } },
};
const routes = [
  'src/core/*.test.ts',
  'src/core/{http,outgoing,rate-limits,text}/*.test.ts',
  'src/items/**/*.test.ts',
  'src/features/**/*.test.ts',
  'src/app/{http,mirror,releases,site}/*.test.ts',
];
/** Those with the most SQL of their own. */
const sampleOfRoutes = [
  'src/items/ownership.test.ts',
  'src/features/{notes,search}/*.test.ts',
  'src/app/releases/*.test.ts',
];
/** Tests that start, kill and restore whole processes, fill disks, wait for other servers, or repeat much. */
const slow = [
  'src/app/backups/**',
  'src/app/command-line/notes/**',
  'src/app/commands/**',
  'src/app/doctor/services/proxy.test.ts',
  'src/app/durability/**',
  'src/app/server.test.ts',
  'src/core/database/{directory,embedded}/**',
  'src/features/backup/**',
  'src/features/account/deletion/**',
  'src/features/export/export{,.repository}.test.ts',
  'src/features/identity/embedded/handover.postgres.test.ts',
  'src/features/import/{import-crash,import-jobs,import-preview,round-trip}.test.ts',
  'src/features/notifications/stream/killed-replica.postgres.test.ts',
  'src/features/push/killed.postgres.test.ts',
  'src/features/youtube/{refresh,videos}/**',
  'src/items/user-identities.test.ts',
];
const onFirestore = 'src/**/*.firestore.test.ts';
const withoutFirestore = missingForFirestore();

const runsAll = Boolean(process.env.FULL);
const onBoth = runsAll ? 'every test of a route' : 'a sample of the routes; FULL=1 npm test runs all tests';
console.log(
  postgres
    ? `[databases] embedded PGlite and PostgreSQL ${postgres.version} (on PostgreSQL ${onBoth})`
    : '[databases] embedded PGlite only: PostgreSQL programs were not found',
);
const leftOut = withoutFirestore ?? (runsAll ? undefined : 'FULL=1 npm test runs it');
console.log(leftOut === undefined ? "[firestore] Google's emulator" : `[firestore] left out: ${leftOut}`);
if (!runsAll) console.log('[slow tests] left out: FULL=1 npm test runs those of whole processes and servers');

const embedded = {
  test: {
    ...shared,
    name: 'embedded',
    globalSetup: ['src/testing/processes/built.ts', 'src/testing/database/database-image.ts'],
    include: ['src/**/*.test.ts'],
    exclude: ['src/**/*.postgres.test.ts', onFirestore, ...(runsAll ? [] : slow)],
  },
};
const onPostgres = {
  test: {
    ...shared,
    name: 'postgres',
    include: [...(runsAll ? routes : sampleOfRoutes), 'src/**/*.postgres.test.ts'],
    exclude: [
      onFirestore,
      // What other programs write is read before any database is asked.
      'src/features/import/{formats,translate}/**',
      ...(runsAll ? [] : slow),
      // These start processes and databases of their own.
      'src/features/import/import-crash.test.ts',
      'src/features/backup/{backup,before-update}.test.ts',
      'src/features/backup/encryption/**',
      'src/features/identity/firebase/**',
    ],
    globalSetup: ['src/testing/processes/built.ts', 'src/testing/database/postgres-cluster.ts'],
  },
};

const firestore = {
  test: {
    ...shared,
    name: 'firestore',
    include: [onFirestore],
    exclude: runsAll ? [] : [onFirestore],
    globalSetup: ['src/testing/processes/firestore-emulator.ts'],
  },
};
const projects = [embedded, ...(postgres ? [onPostgres] : []), ...(withoutFirestore ? [] : [firestore])];

export default defineConfig({
  test: { projects, maxWorkers: 3, reporters },
});
