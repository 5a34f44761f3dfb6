import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildApp } from '../../src/app/app.ts';
import { readConfig } from '../../src/app/config/config.ts';
import { openDatabase } from '../../src/app/config/open-database.ts';
import { openServices } from '../../src/app/config/open-services.ts';
import { systemClock } from '../../src/core/services.ts';
import { createSearchIndexer } from '../../src/features/search/search-index.worker.ts';
import { newUser } from '../seed/new-user.ts';
import { seedNotes } from '../seed/seed.ts';
import { measureStatement, type Statement } from './raw-statements.ts';

/** The service with its seeds in a process of its own; what it needs to be called goes to the parent. */
const config = {
  ...readConfig({ ...process.env, LOG_LEVEL: 'error', WRITES_PER_MINUTE: '0' }),
  dataDir: mkdtempSync(path.join(os.tmpdir(), 'my-note-bench-')),
};
const database = await openDatabase(config);
const { db } = database;

async function seeded(count: number, searched = false) {
  const user = await newUser(db, `with-${count}`);
  return { ...user, ...(await seedNotes(db, user.userId, { count, searched })) };
}

const started = Date.now();
const small = await seeded(1_000);
const middle = await seeded(10_000);
const large = await seeded(22_000, true);
const writer = await seeded(20);
const written = Date.now();
await createSearchIndexer({ db, clock: systemClock }, { error: console.error }).drain();
const indexed = Date.now();

const app = await buildApp({ ...openServices(config, database), config });
const origin = await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.({
  kind: 'ready',
  origin,
  url: database.url,
  users: { small, middle, large, writer },
  seedMs: written - started,
  indexMs: indexed - written,
});

process.on('message', async ({ question, name }: { question: string; name?: Statement }) => {
  if (question === 'statement' && name) {
    const measured = await measureStatement(name, database, { small, large, writer });
    process.send?.({ kind: 'statement', rate: measured });
  }
  if (question === 'memory') process.send?.({ kind: 'memory', rss: process.memoryUsage.rss() });
});
