import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { itemListSchema, paths, SHARE_PASSWORD_HEADER } from '@my-note/contract';
import { buildApp } from '../src/app/app.ts';
import { readConfig } from '../src/app/config/config.ts';
import { openDatabase } from '../src/app/config/open-database.ts';
import { openServices } from '../src/app/config/open-services.ts';
import { randomIds, systemClock } from '../src/core/services.ts';
import { shareItem } from '../src/features/shares/shares.usecases.ts';
import { readListTexts, upsertUser } from '../src/items/index.ts';
import { percentile } from './percentile.ts';
import { seedTree } from './seed/seed-tree.ts';

/** Measures whether the time of a refusal tells somebody who guesses that there is a share at all. */
const SHARES = 30;
/** Below what one share and one address may try. */
const TRIES = 10;

const config = {
  ...readConfig({ LOG_LEVEL: 'error', WRITES_PER_MINUTE: '0' }),
  dataDir: mkdtempSync(path.join(os.tmpdir(), 'my-note-guesses-')),
};
const database = await openDatabase(config);
const services = openServices(config, database);
const identity = {
  provider: 'embedded' as const,
  providerUserId: 'ada',
  name: 'Ada',
  email: 'ada@example.org',
  avatarUrl: null,
};
const { id: userId } = await upsertUser(database.db, identity, { id: randomIds.row(), now: systemClock() });
await seedTree(database.db, userId, SHARES);
const items = itemListSchema.parse(JSON.parse(`[${(await readListTexts(database.db, userId)).join('')}]`));
const locked: string[] = [];
for (const { _id } of items.filter(({ type }) => type === 'note')) {
  const { href } = await shareItem(services, userId, _id, { password: 'open sesame' });
  locked.push(href.split('/')[3] ?? '');
}
const app = await buildApp({ ...services, config });

async function refused(shareId: string, status: number, address: number, password?: string): Promise<number> {
  const started = performance.now();
  const response = await app.inject({
    url: `/api${paths.shared(shareId)}`,
    remoteAddress: `10.0.${address >> 8}.${address & 255}`,
    headers: password === undefined ? {} : { [SHARE_PASSWORD_HEADER]: password },
  });
  const took = performance.now() - started;
  if (response.statusCode !== status) throw new Error(`${response.statusCode} instead of ${status}`);
  return took;
}

const times = {
  wrongPassword: [] as number[],
  wrongId: [] as number[],
  asked: [] as number[],
  noId: [] as number[],
};
for (let round = 0; round < TRIES; round += 1) {
  for (const [at, shareId] of locked.entries()) {
    const address = round * SHARES + at;
    times.wrongPassword.push(await refused(shareId, 403, address, 'nonsense'));
    times.wrongId.push(await refused(randomIds.secret(), 404, address, 'nonsense'));
    times.asked.push(await refused(shareId, 403, address));
    times.noId.push(await refused(randomIds.secret(), 404, address));
  }
}
const line = (what: string, numbers: number[]) =>
  console.log(
    `${what.padEnd(34)} p50 ${percentile(numbers, 0.5).toFixed(2)} ms  p95 ${percentile(numbers, 0.95).toFixed(2)} ms`,
  );
line('wrong password', times.wrongPassword);
line('wrong id, with a password', times.wrongId);
line('no password where one is wanted', times.asked);
line('wrong id, without a password', times.noId);
const ratio = percentile(times.wrongId, 0.5) / percentile(times.wrongPassword, 0.5);
console.log(`wrong id / wrong password ${ratio.toFixed(2)}, wanted 1`);
await app.close();
await database.close();
