import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildApp } from '../../api/src/app.ts';
import { readConfig } from '../../api/src/config.ts';
import { openDatabase } from '../../api/src/db/open-database.ts';
import { openFileStore } from '../../api/src/files/open-file-store.ts';
import { createSearchIndexer } from '../../api/src/modules/search/search-indexer.ts';
import { hashToken } from '../../api/src/modules/sessions/session-cache.ts';
import { insertSession } from '../../api/src/modules/sessions/sessions.repository.ts';
import { upsertUser } from '../../api/src/modules/users/users.repository.ts';
import { randomIds, systemClock } from '../../api/src/services.ts';
import { measureStatements } from './raw-statements.ts';
import { seedNotes } from './seed.ts';

const DAY = 24 * 60 * 60_000;

/** The service with its seeds in a process of its own; what it needs to be called goes to the parent. */
const config = {
  ...readConfig({ ...process.env, LOG_LEVEL: 'error', WRITES_PER_MINUTE: '0' }),
  dataDir: mkdtempSync(path.join(os.tmpdir(), 'my-note-bench-')),
};
const database = await openDatabase(config);
const { db, bus } = database;

async function newUser(name: string) {
  const now = systemClock();
  const identity = {
    provider: 'embedded' as const,
    providerUserId: name,
    name,
    email: name,
    avatarUrl: null,
  };
  const token = randomIds.token();
  const { id: userId } = await upsertUser(db, identity, { id: randomIds.row(), now });
  const session = { id: randomIds.row(), userId, tokenHash: hashToken(token), lastUsedAt: now };
  await insertSession(db, { ...session, kind: 'session', expiresAt: new Date(now.getTime() + DAY) }, now);
  return { userId, token };
}

async function seeded(count: number, searched = false) {
  const user = await newUser(`with-${count}`);
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

const files = openFileStore(config);
const app = await buildApp({ db, bus, clock: systemClock, ids: randomIds, files, config });
const constants = new Map<string, Buffer>();
app.get('/constant/:size', (request, reply) => {
  const { size } = request.params as { size: string };
  const body = constants.get(size) ?? Buffer.alloc(Number(size), 'x');
  constants.set(size, body);
  return reply.type('application/json').send(body);
});
const origin = await app.listen({ port: 0, host: '127.0.0.1' });
process.send?.({
  kind: 'ready',
  origin,
  users: { small, middle, large, writer },
  seedMs: written - started,
  indexMs: indexed - written,
});

process.on('message', async (message) => {
  if (message === 'statements') {
    process.send?.({
      kind: 'statements',
      rates: await measureStatements(config, db, { small, large, writer }),
    });
  }
  if (message === 'memory') process.send?.({ kind: 'memory', rss: process.memoryUsage.rss() });
});
