import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildApp } from '../../src/app/app.ts';
import { readConfig } from '../../src/app/config/config.ts';
import { openDatabase } from '../../src/app/config/open-database.ts';
import { openServices } from '../../src/app/config/open-services.ts';
import { randomIds } from '../../src/core/services.ts';
import { fileTarget } from '../../src/features/backup/backup.writer.ts';
import { answerParent } from '../answer-parent.ts';
import { newUser } from '../seed/new-user.ts';
import { seedNotes } from '../seed/seed.ts';

/** The service as it is installed, with the embedded database, many notes, and files of 5 MB. */
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'my-note-backup-'));
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
const FILE_BYTES = 5 * 1024 * 1024;
const config = readConfig({ LOG_LEVEL: 'error', WRITES_PER_MINUTE: '0', DATA_DIR: dataDir });
const database = await openDatabase(config);
const { db } = database;
const owner = await newUser(db, 'owner');
await seedNotes(db, owner.userId, { count: Number(process.env.BENCH_NOTES), searched: false });
for (let n = 0; n < Number(process.env.BENCH_MEGABYTES) / 5; n += 1) {
  const id = randomIds.row();
  const folder = path.join(dataDir, 'attachments', id.slice(-2));
  mkdirSync(folder, { recursive: true });
  // As pictures and films: a zip cannot make them smaller.
  writeFileSync(path.join(folder, id), randomBytes(FILE_BYTES));
}
const writers: string[] = [];
for (let n = 0; n < Number(process.env.BENCH_WRITERS); n += 1)
  writers.push((await newUser(db, `writer-${n}`)).token);
const app = await buildApp({ ...openServices(config, database), config, database });
const origin = await app.listen({ port: 0, host: '127.0.0.1' });

const answers: Record<string, () => Promise<unknown>> = {
  backup: async () => {
    const file = path.join(dataDir, 'backup.zip.age');
    const started = performance.now();
    const target = fileTarget(file, 'green garden seven stones');
    const { bytes } = await app.works.backup(target, { signal: new AbortController().signal });
    rmSync(file);
    return { bytes, seconds: (performance.now() - started) / 1000 };
  },
  end: async () => {
    await app.close();
    await database.close();
    process.exit();
  },
};
answerParent(answers, { origin, writers, kind: database.kind });
