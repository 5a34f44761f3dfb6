import { existsSync, mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { buildApp } from '../../api/src/app.ts';
import { readConfig } from '../../api/src/config.ts';
import { openDatabase } from '../../api/src/db/open-database.ts';
import { openFileStore } from '../../api/src/files/open-file-store.ts';
import { hashToken } from '../../api/src/modules/sessions/session-cache.ts';
import { insertSession } from '../../api/src/modules/sessions/sessions.repository.ts';
import { upsertUser } from '../../api/src/modules/users/users.repository.ts';
import { randomIds, systemClock } from '../../api/src/services.ts';
import { createProbe } from './search-probe.ts';
import { seedNotes } from './seed.ts';

/** Measures the search dialog on the built site: from a key to what it finds on screen. */
const COUNT = Number(process.env.BENCH_NOTES ?? 22_000);
const DAY = 24 * 60 * 60_000;
const root = path.resolve(import.meta.dirname, '../..');

const config = {
  ...readConfig({
    ...process.env,
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    SITE_DIR: path.join(root, 'dist/site'),
  }),
  dataDir: mkdtempSync(path.join(os.tmpdir(), 'my-note-search-screen-')),
};
const { db, bus, close } = await openDatabase(config);
const now = systemClock();
const name = 'Ada Reader';
const identity = {
  provider: 'embedded' as const,
  providerUserId: name,
  name,
  email: 'ada@example.org',
  avatarUrl: null,
};
const accessToken = randomIds.token();
const { id: userId } = await upsertUser(db, identity, { id: randomIds.row(), now });
const session = { id: randomIds.row(), userId, tokenHash: hashToken(accessToken), lastUsedAt: now };
await insertSession(db, { ...session, kind: 'session', expiresAt: new Date(now.getTime() + DAY) }, now);
const { words } = await seedNotes(db, userId, { count: COUNT, searched: false });

const files = openFileStore(config);
const app = await buildApp({ db, bus, clock: systemClock, ids: randomIds, files, config });
const origin = await app.listen({ port: 0, host: '127.0.0.1' });

const installed = process.env.CHROMIUM_PATH || '/usr/bin/chromium';
const browser = await chromium.launch({
  args: ['--no-sandbox'],
  ...(existsSync(installed) ? { executablePath: installed } : {}),
});
const user = { _id: userId, name, email: identity.email, avatarUrl: null };
const state = JSON.stringify({
  user,
  accessToken,
  config: { onlyShowNotesWithPrefix: '', dashboardTab: 'recent' },
});
const page = await browser.newPage({
  viewport: { width: 1280, height: 800 },
  storageState: {
    cookies: [],
    origins: [{ origin, localStorage: [{ name: 'my-note.session', value: state }] }],
  },
});
await page.goto(origin);
await page.getByRole('treeitem').first().waitFor();
const probe = await createProbe(page);
await page.keyboard.press('Control+k');
const input = page.getByRole('combobox', { name: 'Search' });
await input.waitFor();
await page.waitForTimeout(2_000);
const opening = await probe.longestTask();

// Found as typed, found with an error, found nowhere, with an operator, and several.
const mistyped = words.slice(2, 5).map((word) => `${word.slice(0, 2)}z${word.slice(3)}`);
for (const typed of [...words, ...mistyped, 'qqqxxx', `'${words[1]}`, `${words[0]} ${words[3]}`]) {
  await input.fill('');
  for (const key of typed) {
    await page.keyboard.type(key);
    await page.waitForTimeout(350);
  }
}
const { literal, complete } = await probe.times();
const at = (times: number[], share: number) =>
  (times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * share)] ?? Number.NaN).toFixed(1);
console.log(`${COUNT} notes, ${literal.length} keys, in ms`);
console.log(
  `literal hits on screen  p50 ${at(literal, 0.5)}  p95 ${at(literal, 0.95)}  max ${at(literal, 1)}`,
);
console.log(
  `all hits on screen      p50 ${at(complete, 0.5)}  p95 ${at(complete, 0.95)}  max ${at(complete, 1)}`,
);
console.log(`longest task            opening ${opening}  typing ${await probe.longestTask()}`);

await browser.close();
await app.close();
await close();
