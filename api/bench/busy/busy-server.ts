import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { buildApp } from '../../src/app/app.ts';
import { readConfig } from '../../src/app/config/config.ts';
import { openServices } from '../../src/app/config/open-services.ts';
import { openPostgres } from '../../src/core/database/postgres/postgres.ts';
import { fileTarget } from '../../src/features/backup/backup.writer.ts';
import { isAnyStale } from '../../src/features/search/search-index.repository.ts';
import { answerParent } from '../answer-parent.ts';
import { newUser } from '../seed/new-user.ts';
import { seedNotes } from '../seed/seed.ts';

/** The service as it is installed: with a thread for its work, or with all in one for comparison. */
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'my-note-busy-'));
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
const config = { ...readConfig({ LOG_LEVEL: 'error', WRITES_PER_MINUTE: '0' }), dataDir };
const database = await openPostgres(process.env.BENCH_DATABASE_URL ?? '');
const { db } = database;
const reader = await newUser(db, 'reader');
const { slugs } = await seedNotes(db, reader.userId, { count: 1_000, searched: false });
const exporter = await newUser(db, 'exporter');
await seedNotes(db, exporter.userId, { count: Number(process.env.BENCH_NOTES), searched: false });
const handle = { database: process.env.BENCH_ONE_THREAD ? { kind: database.kind } : database };
const app = await buildApp({ ...openServices(config, database), config, ...handle });
const origin = await app.listen({ port: 0, host: '127.0.0.1' });
const delay = monitorEventLoopDelay({ resolution: 5 });
delay.enable();

const answers: Record<string, () => Promise<unknown>> = {
  user: async () => (await newUser(db, `writer-${Date.now()}`)).token,
  backup: async () => {
    const file = path.join(dataDir, 'backup.zip');
    await app.works.backup(fileTarget(file), { signal: new AbortController().signal });
    rmSync(file);
  },
  isIndexed: async () => !(await isAnyStale(db)),
  /** Since it was asked last, in ms. */
  delay: async () => {
    const p99 = delay.percentile(99) / 1e6;
    delay.reset();
    return p99;
  },
  end: async () => {
    await app.close();
    await database.close();
    process.exit();
  },
};
answerParent(answers, { origin, reader: reader.token, exporter: exporter.token, slugs });
