import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { binOf } from '@my-note/contract/telemetry';
import { sql } from 'drizzle-orm';
import { readConfig } from '../src/app/config/config.ts';
import { openDatabase } from '../src/app/config/open-database.ts';
import { addTelemetry } from '../src/features/telemetry/telemetry.repository.ts';
import { tidyTelemetry } from '../src/features/telemetry/telemetry.usecases.ts';

/** Measures how large the table of what browsers report is after 30 days of busy minutes, tidied each hour as it is. */
const DAYS = Number(process.env.BENCH_DAYS ?? 30);
const REMOTES = 7;
const MINUTES = DAYS * 24 * 60;
const MEASURES = ['load', 'lcp', 'inp', 'heap'];
const VALUES = 12;
const ENTRIES = 20;

const config = {
  ...readConfig({ LOG_LEVEL: 'error' }),
  dataDir: mkdtempSync(path.join(os.tmpdir(), 'my-note-telemetry-')),
};
const { db, close } = await openDatabase(config);
const start = Date.now() - MINUTES * 60_000;

/** Of twelve loads in a minute. */
function counts() {
  const found: Record<string, number> = { wanted: VALUES, frames: 5, frameMs: 400, bytes: 90_000 };
  for (const measure of MEASURES)
    for (let value = 0; value < VALUES; value += 1) {
      const key = `${measure}.${binOf(40 + 4_000 * Math.random() ** 3)}`;
      found[key] = (found[key] ?? 0) + 1;
    }
  for (let entry = 0; entry < ENTRIES; entry += 1) found[`kit.@my-note/kit/entry-${entry}`] = VALUES;
  return found;
}

async function size() {
  const found = await db.execute(
    sql`select pg_total_relation_size('telemetry') as bytes, (select count(*) from telemetry) as rows`,
  );
  const { bytes, rows } = Object(Array.from(Object(found).rows ?? found)[0]);
  return { bytes: Number(bytes), rows: Number(rows) };
}

let largest = 0;
for (let hour = 0; hour < MINUTES / 60; hour += 1) {
  const rows = [];
  for (let minute = 0; minute < 60; minute += 1)
    for (let remote = 0; remote < REMOTES; remote += 1)
      for (const version of ['1.0.0-aaaaaaaa', ...(remote === 0 ? ['1.1.0-bbbbbbbb'] : [])])
        rows.push({
          name: `remote-${remote}`,
          version,
          at: new Date(start + (hour * 60 + minute) * 60_000),
          counts: counts(),
        });
  await addTelemetry(db, rows);
  await tidyTelemetry({ db, clock: () => new Date(start + (hour + 1) * 3_600_000) });
  // The database does so by itself each minute, which no hour of this bench has.
  await db.execute(sql`vacuum telemetry`);
  largest = Math.max(largest, (await size()).bytes);
}
const { bytes, rows } = await size();
console.log(`| days | remotes | rows | MB at the end | MB at most |\n| ---: | ---: | ---: | ---: | ---: |`);
console.log(
  `| ${DAYS} | ${REMOTES} and a canary | ${rows.toLocaleString('en')} | ${(bytes / 1e6).toFixed(1)} | ${(largest / 1e6).toFixed(1)} |`,
);
await close();
process.exit(0);
