import { cpSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, expect, it } from 'vitest';
import { openEmbedded } from '../../core/database/embedded/embedded.ts';
import { items } from '../../items/tables.ts';
import { untilDatabaseIsClosed } from '../../testing/database/database-files.ts';
import { zipOf } from '../../testing/files/archives.ts';
import { PNG } from '../../testing/files/files.ts';
import { client, signUpAt } from '../../testing/processes/server-client.ts';
import { startServer } from '../../testing/processes/server-process.ts';
import { useTemporaryDirectories } from '../../testing/temporary-directories.ts';

/** A loaded machine takes its time. */
const PATIENT = { timeout: 30_000 };

const newDirectory = useTemporaryDirectories();
// Making a database takes seconds, copying one does not.
const template = newDirectory();
beforeAll(async () => (await openEmbedded(template)).close());

function archiveOf(notes: number) {
  const files = Array.from({ length: notes }, (_, n) => [
    `f${n % 9}/n${n}.md`,
    `![](p.png) ${'text '.repeat(200)}`,
  ]);
  const pictures = Array.from({ length: 9 }, (_, n) => [`f${n}/p.png`, PNG]);
  return zipOf(Object.fromEntries([...files, ...pictures]));
}

const storedFiles = (DATA_DIR: string) =>
  readdirSync(path.join(DATA_DIR, 'attachments'), { recursive: true }).filter((name) => name.length > 30);

/** A service on a database of its own with somebody who is signed in. */
async function start() {
  const DATA_DIR = newDirectory();
  cpSync(template, DATA_DIR, { recursive: true });
  const server = await startServer({ DATA_DIR });
  const token = await signUpAt(server.url);
  const again = async () => {
    const second = await startServer({ DATA_DIR });
    return { server: second, user: client(second.url, token) };
  };
  return { DATA_DIR, server, user: client(server.url, token), again };
}

it.each([
  ['SIGTERM', ''],
  ['SIGKILL', '?preview=true'],
] as const)('An import that %s ends leaves nothing but its job %s', async (signal, query) => {
  const { DATA_DIR, server, user, again } = await start();
  const id = await user.startImport(await archiveOf(1_500), query);
  while ((await user.job(id)).done === 0) await wait(20);
  expect(readdirSync(path.join(DATA_DIR, 'attachments')).length).toBeGreaterThan(0);
  await server.stop(signal);

  const after = await again();
  expect(await after.user.job(id)).toMatchObject({
    status: 'failed',
    error: expect.stringContaining('was stopped'),
  });
  expect(await after.user.list()).toEqual([]);
  await expect.poll(() => storedFiles(DATA_DIR), PATIENT).toEqual([]);
  await after.server.stop('SIGTERM');
  const { db, close } = await openEmbedded(DATA_DIR);
  expect(await db.$count(items)).toBe(0);
  await close();
});

it('A confirmed import that SIGKILL interrupts is complete or absent', {
  timeout: 240_000,
}, async () => {
  const { DATA_DIR, server, user } = await start();
  const id = await user.startImport(await archiveOf(1_200), '?preview=true');
  await expect.poll(async () => (await user.job(id)).status, { timeout: 120_000 }).toBe('ready');
  // What waits to be confirmed outlives its process, however that ends.
  await server.stop('SIGKILL');
  await untilDatabaseIsClosed(DATA_DIR);
  const token = user.token;
  // At once, before it began, is the easier one.
  for (const delay of process.env.FULL ? [0, 90] : [90]) {
    const copy = newDirectory();
    // The socket of the process that is gone cannot be copied.
    cpSync(DATA_DIR, copy, { recursive: true, filter: (file) => !file.endsWith('.sock') });
    const first = await startServer({ DATA_DIR: copy });
    const response = client(first.url, token)
      .confirm(id)
      .then(
        ({ status }) => status,
        () => 'cut off',
      );
    await wait(delay);
    await first.stop('SIGKILL');
    const answered = await response;

    const second = await startServer({ DATA_DIR: copy });
    const after = client(second.url, token);
    const { status } = await after.job(id);
    expect([delay, await after.list()]).toEqual([
      delay,
      expect.objectContaining({ length: status === 'done' ? 1_209 : 0 }),
    ]);
    expect(answered === 200 ? 'done' : status).toBe(status);
    if (status === 'ready') expect((await after.confirm(id)).status).toBe(200);
    expect([await after.list(), storedFiles(copy)].map(({ length }) => length)).toEqual([1_209, 9]);
    await second.stop('SIGTERM');
  }
});
