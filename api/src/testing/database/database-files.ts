import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const LONGEST_MS = 20_000;

/** Waits until nothing uses the files of an embedded database: its server ends shortly after a killed service. */
export async function untilDatabaseIsClosed(dataDir: string) {
  const end = Date.now() + LONGEST_MS;
  while (existsSync(path.join(dataDir, 'postgres', 'postmaster.pid'))) {
    if (Date.now() > end) throw new Error(`The database in ${dataDir} is still open`);
    await wait(20);
  }
}
