import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { paths } from '@my-note/contract';
import { buildApp } from '../src/app/app.ts';
import { readConfig } from '../src/app/config/config.ts';
import { openDatabase } from '../src/app/config/open-database.ts';
import { openServices } from '../src/app/config/open-services.ts';
import { randomIds } from '../src/core/services.ts';
import { chunks } from '../src/core/text/chunks.ts';
import { shares } from '../src/features/shares/shares.table.ts';
import { itemVersions } from '../src/items/tables.ts';
import { percentile } from './percentile.ts';
import { newUser } from './seed/new-user.ts';
import { seedNotes } from './seed/seed.ts';

/**
 * The usage report of somebody with very many notes, beside the smallest request, the list of categories and the list
 * of shares on the same run.
 */
const NOTES = Number(process.env.NOTES ?? 50_000);
const PER_CATEGORY = 25;
const VERSIONS = 5_000;
const SHARES = 200;
const ROUNDS = 20;
const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const YEARS = 5;

const config = {
  ...readConfig({ ...process.env, LOG_LEVEL: 'error', WRITES_PER_MINUTE: '0' }),
  dataDir: mkdtempSync(path.join(os.tmpdir(), 'my-note-report-')),
};
const database = await openDatabase(config);
const { db } = database;
const app = await buildApp({ ...openServices(config, database), config });
const writer = await newUser(db, 'report');

const madeAt = (n: number) => new Date(Date.now() - ((NOTES - n) / NOTES) * YEARS * 365 * DAY);
await seed(writer.userId);

async function seed(ownerId: string) {
  const some = { searched: false, perCategory: PER_CATEGORY, madeAt };
  const { ids } = await seedNotes(db, ownerId, { count: NOTES, ...some });
  const base = { createdBy: ownerId, updatedAt: new Date() };
  const versions = Array.from({ length: VERSIONS }, (_, n) => {
    const at = (n * 37) % NOTES;
    const createdAt = new Date(madeAt(at).getTime() + (n % 400) * HOUR);
    const text = { title: `Former ${n}`, content: `text ${n} `.repeat(250), words: 500, characters: 2_500 };
    return { ...base, id: randomIds.row(), itemId: ids[at] ?? '', createdAt, version: n + 10, ...text };
  });
  for (const part of chunks(versions, 250)) await db.insert(itemVersions).values(part);
  const shared = Array.from({ length: SHARES }, (_, n) => {
    const one = { itemId: ids[n * 3] ?? '', shareId: randomIds.secret(), views: n };
    return { ...base, id: randomIds.row(), createdAt: new Date(), ...one };
  });
  await db.insert(shares).values(shared);
}

async function measure(address: string) {
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const started = performance.now();
    const headers = { authorization: `Bearer ${writer.token}` };
    const response = await app.inject({ method: 'GET', url: `/api${address}`, headers });
    times.push(performance.now() - started);
    if (response.statusCode !== 200)
      throw new Error(`${address} answered ${response.statusCode}: ${response.body}`);
  }
  const [first = 0, ...later] = times;
  return { first, p50: percentile(later, 0.5), p95: percentile(later, 0.95) };
}

console.log(
  `${NOTES} notes in ${NOTES / PER_CATEGORY} categories, ${VERSIONS} versions, ${SHARES} shares; ${ROUNDS} rounds`,
);
const smallest = await measure(paths.unreadCount);
for (const address of [paths.unreadCount, paths.report, paths.categoryOptions, paths.sharing]) {
  const { first, p50, p95 } = await measure(address);
  const [a, b, c] = [first, p50, p95].map((time) => time.toFixed(1));
  const ratio = (p50 / smallest.p50).toFixed(1);
  console.log(
    `${address.padEnd(30)} first ${a} ms, p50 ${b} ms, p95 ${c} ms, ${ratio} times the smallest request`,
  );
}
await app.close();
await database.close();
