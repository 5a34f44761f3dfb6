import { cpSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import {
  identityAnswerSchema,
  jobSchema,
  loginAnswerSchema,
  noteListSchema,
  paths,
} from '@my-note/shared-kit/contract';
import { beforeAll, expect, it } from 'vitest';
import { openEmbedded } from './db/embedded.ts';
import { items } from './modules/items/items.table.ts';
import { zipOf } from './testing/archives.ts';
import { PNG } from './testing/files.ts';
import { startServer } from './testing/server-process.ts';
import { useTemporaryDirectories } from './testing/temporary-directories.ts';
import { newEmail, PASSWORD } from './testing/test-user.ts';

/** A loaded machine takes its time. */
const PATIENT = { timeout: 30_000 };

const newDirectory = useTemporaryDirectories();
// Making a database takes seconds, copying one does not.
const template = newDirectory();
beforeAll(async () => (await openEmbedded(template)).close());

async function signUp(url: string | undefined) {
  const post = async (where: string, body: object): Promise<unknown> => {
    const headers = { 'content-type': 'application/json' };
    return (
      await fetch(`${url}/api${where}`, { method: 'POST', body: JSON.stringify(body), headers })
    ).json();
  };
  const account = { email: newEmail(), password: PASSWORD, name: 'Ada' };
  const { token } = identityAnswerSchema.parse(await post(paths.signUp, account));
  return loginAnswerSchema.parse(await post(paths.loginRequests, { provider: 'embedded', token }))
    .accessToken;
}

function client(url: string | undefined, token: string) {
  const call = async (where: string, init: RequestInit = {}): Promise<unknown> =>
    (await fetch(`${url}/api${where}`, { ...init, headers: { authorization: `Bearer ${token}` } })).json();
  const job = async (id: string) => jobSchema.parse(await call(paths.job(id)));
  const startImport = async (archive: Buffer) => {
    const body = new FormData();
    body.append('file', new File([archive], 'notes.zip'));
    return jobSchema.parse(await call(paths.import, { method: 'POST', body }))._id;
  };
  const list = async () => noteListSchema.parse(await call(paths.notes)).data;
  return { job, list, startImport };
}

it.each(['SIGKILL', 'SIGTERM'] as const)(
  'An import that %s ends leaves no trace but its job',
  async (signal) => {
    const DATA_DIR = newDirectory();
    cpSync(template, DATA_DIR, { recursive: true });
    const files = Array.from({ length: 3_000 }, (_, n) => [
      `f${n % 9}/n${n}.md`,
      `![](p.png) ${'text '.repeat(200)}`,
    ]);
    const pictures = Array.from({ length: 9 }, (_, n) => [`f${n}/p.png`, PNG]);
    const archive = await zipOf(Object.fromEntries([...files, ...pictures]));
    const first = await startServer({ DATA_DIR });
    const token = await signUp(first.url);
    const before = client(first.url, token);
    const id = await before.startImport(archive);
    while ((await before.job(id)).done === 0) await wait(20);
    expect(readdirSync(path.join(DATA_DIR, 'attachments')).length).toBeGreaterThan(0);
    await first.stop(signal);

    const second = await startServer({ DATA_DIR });
    const after = client(second.url, token);
    expect(await after.job(id)).toMatchObject({
      status: 'failed',
      error: expect.stringContaining('was stopped'),
    });
    expect(await after.list()).toEqual([]);
    const left = () =>
      readdirSync(path.join(DATA_DIR, 'attachments'), { recursive: true }).filter((name) => name.length > 30);
    await expect.poll(left, PATIENT).toEqual([]);
    await second.stop('SIGTERM');
    const { db, close } = await openEmbedded(DATA_DIR);
    expect(await db.$count(items)).toBe(0);
    await close();
  },
);
