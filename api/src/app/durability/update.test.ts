import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, inject, it } from 'vitest';
import { openEmbedded } from '../../core/database/embedded/embedded.ts';
import { openArchiveFile } from '../../features/backup/backup.reader.ts';
import { availableEngines } from '../../testing/database/available-engines.ts';
import { startServer } from '../../testing/processes/server-process.ts';
import { makeReleasedData, RELEASED, readAll } from '../../testing/released/released-data.ts';
import { useTemporaryDirectories } from '../../testing/temporary-directories.ts';
import { environment, KILLS, TIMEOUT_MS } from './kill-rounds.ts';

const newDirectory = useTemporaryDirectories();
const [oldest = RELEASED[0]] = RELEASED;
/** About as long as a start takes, so that a kill may come at any moment of it. */
const START_MS = 3_000;

async function startAndKill(settings: Record<string, string>, afterMs: number) {
  const child = spawn(process.execPath, [path.join(inject('built'), 'server.js')], {
    env: { PATH: process.env.PATH, PORT: '0', ...settings },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  await Promise.race([wait(afterMs), ended]);
  child.kill('SIGKILL');
  await ended;
}

describe.each(await availableEngines())('An update of data that $engine keeps', ({ engine }) => {
  it('may be killed at any moment, and the next start completes it', {
    timeout: 2 * TIMEOUT_MS,
  }, async () => {
    if (!oldest) throw new Error('There is a released version');
    const DATA_DIR = newDirectory();
    const before = await makeReleasedData(DATA_DIR, oldest, engine);
    const settings = environment({ DATA_DIR, EMBEDDED_DATABASE: engine });
    for (let round = 0; round < KILLS; round += 1) {
      await startAndKill(settings, Math.random() * START_MS);
    }
    const server = await startServer(settings);
    expect(server.url).toMatch(/^http/);
    await server.stop('SIGTERM');
    const handle = await openEmbedded(DATA_DIR, { engine });
    const after = await readAll(handle);
    await handle.close();
    // The service tidies other tables as soon as it runs.
    for (const table of ['users', 'items', 'item_versions', 'shares', 'user_configs'])
      expect([table, after.get(table)?.length]).toEqual([table, before.get(table)?.length]);
    const folder = path.join(DATA_DIR, 'backups');
    const backups = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.zip')) : [];
    expect(backups.length).toBeGreaterThan(0);
    for (const name of backups) {
      const archive = await openArchiveFile(path.join(folder, name));
      await archive.verify().finally(archive.close);
    }
  });
});
