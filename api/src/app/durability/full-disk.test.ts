import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { noteEnvelopeSchema, noteSchema, paths } from '@my-note/contract';
import { afterAll, describe, expect, it } from 'vitest';
import { mountSmallDisk } from '../../testing/database/small-disk.ts';
import { startServer } from '../../testing/processes/server-process.ts';
import { newBrowser, newSession, send } from '../../testing/writers.ts';
import { environment } from './kill-rounds.ts';

const disk = mountSmallDisk(220);
afterAll(() => disk?.unmount());
const named = disk ? '' : ' (left out: this account cannot mount a small disk)';
/** Uploads this many megabytes; returns the status and the body of the response. */
async function upload(url: string, token: string, megabytes: number) {
  const body = new FormData();
  body.append('file', new Blob([randomBytes(megabytes * 512 * 1024).toString('hex')]), 'letter.txt');
  const headers = { authorization: `Bearer ${token}` };
  const response = await fetch(`${url}/api${paths.attachments}`, { method: 'POST', headers, body });
  return { status: response.status, body: await response.json() };
}
const refused = { status: 507, body: expect.objectContaining({ code: 'DISK_FULL' }) };
const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length;

/** Random, so that the database cannot compress it. */
const text = () => randomBytes(150_000).toString('base64');

describe.skipIf(!disk)(`On a full disk${named}`, { timeout: 180_000 }, () => {
  const { dataDir: DATA_DIR = '', leave, makeRoom } = disk ?? {};
  const ready = async (url: string) => (await fetch(`${url}/api${paths.ready}`)).json();
  const session: { token?: string; id?: string } = {};
  const save = (url: string, content: string) =>
    send(url, session.token ?? '', 'PUT', paths.note(session.id ?? ''), { title: 'Diary', content });
  const read = async (url: string) =>
    noteSchema.parse(await send(url, session.token ?? '', 'GET', `${paths.noteBySlug}?slug=diary`));

  it('writes are refused before the database stops, reads go on, and writes resume later', async () => {
    const server = await startServer(environment({ DATA_DIR }));
    const url = server.url ?? '';
    session.token = await newSession(url);
    const draft = await send(url, session.token, 'POST', paths.draft);
    session.id = noteEnvelopeSchema.parse(draft).data._id;
    await save(url, 'Before');
    const browser = await newBrowser(url);
    // The last leaves less than the database needs for the next segment of its log.
    for (const left of [60, 12, 2]) {
      leave?.(left);
      for (let n = 0; n < 20; n += 1) await expect(save(url, text())).rejects.toThrow('507');
      expect((await read(url)).content).toBe('Before');
      // A page that is opened now, or open for more than ten minutes, needs a new access token to read.
      const { accessToken } = await browser.renew();
      await send(url, accessToken, 'GET', paths.configs);
      expect(await ready(url)).toMatchObject({ status: 'read-only' });
    }
    makeRoom?.();
    expect(await ready(url)).toEqual({ status: 'ok' });
    await save(url, 'After');
    await send(url, (await browser.renew()).accessToken, 'PUT', paths.configs, {
      key: 'dashboardTab',
      value: 'recent',
    });
    expect((await server.stop('SIGTERM')).code).toBe(0);
  });

  it('attachments are refused, leave nothing behind, and are taken again later', async () => {
    const server = await startServer(environment({ DATA_DIR, DISK_RESERVE_MB: '0' }));
    const url = server.url ?? '';
    const token = await newSession(url);
    const stored = await upload(url, token, 1);
    expect(stored.status).toBe(201);
    // Room for what is received, and not for the copy that is kept.
    leave?.(9);
    expect(await upload(url, token, 6)).toEqual(refused);
    expect(await upload(url, token, 10)).toEqual(refused);
    makeRoom?.();
    expect([filesIn(path.join(DATA_DIR, 'attachments')), filesIn(path.join(DATA_DIR, 'uploads'))]).toEqual([
      1, 0,
    ]);
    expect((await upload(url, token, 6)).status).toBe(201);
    await server.stop('SIGTERM');
    const withReserve = await startServer(environment({ DATA_DIR }));
    leave?.(60);
    expect(await upload(withReserve.url ?? '', token, 1)).toEqual(refused);
    makeRoom?.();
    expect((await upload(withReserve.url ?? '', token, 1)).status).toBe(201);
    await withReserve.stop('SIGTERM');
  });

  it('a start without room reports it, and succeeds when there is room', async () => {
    leave?.(5);
    const refused = await (await startServer(environment({ DATA_DIR }))).ended;
    expect(refused.output).toMatch(/My Note did not start: The disk of .* is full: \d MB are free/);
    makeRoom?.();
    const server = await startServer(environment({ DATA_DIR }));
    expect((await read(server.url ?? '')).content).toBe('After');
    await server.stop('SIGTERM');
  });

  it('without a reserve of room, writes fail until there is room again, and nothing is lost', async () => {
    const server = await startServer(environment({ DATA_DIR, DISK_RESERVE_MB: '0' }));
    const url = server.url ?? '';
    let last = 'After';
    leave?.(6);
    let hasFailed = false;
    for (let n = 0; !hasFailed; n += 1) {
      const content = `${n} ${text()}`;
      const saved = await save(url, content).catch((error: Error) => error);
      hasFailed = saved instanceof Error;
      if (!hasFailed) last = content;
    }
    makeRoom?.();
    const isBack = async () => (await fetch(`${url}/api${paths.ready}`)).status === 200;
    await expect.poll(isBack).toBe(true);
    expect((await read(url)).content).toBe(last);
    await save(url, 'Later');
    await server.stop('SIGTERM');
    const again = await startServer(environment({ DATA_DIR }));
    expect((await read(again.url ?? '')).content).toBe('Later');
    await again.stop('SIGTERM');
  });
});

describe.skipIf(!disk)(`With PGlite on a full disk${named}`, { timeout: 180_000 }, () => {
  const { leave, makeRoom } = disk ?? {};
  const DATA_DIR = path.join(disk?.dataDir ?? '', 'pglite');

  it('writes are refused with a sentence while reads go on, and resume by themselves', async () => {
    const server = await startServer(environment({ DATA_DIR, EMBEDDED_DATABASE: 'pglite' }));
    const url = server.url ?? '';
    const token = await newSession(url);
    const { _id } = noteEnvelopeSchema.parse(await send(url, token, 'POST', paths.draft)).data;
    const save = (content: string) => send(url, token, 'PUT', paths.note(_id), { title: 'Letter', content });
    const read = async () =>
      noteSchema.parse(await send(url, token, 'GET', `${paths.noteBySlug}?slug=letter`)).content;
    await save('Before');
    for (const left of [60, 12]) {
      leave?.(left);
      await expect(save(text())).rejects.toThrow('507');
      expect(await upload(url, token, 1)).toEqual(refused);
      expect(await read()).toBe('Before');
      const ready = await (await fetch(`${url}/api${paths.ready}`)).json();
      expect(ready).toMatchObject({ status: 'read-only', message: expect.stringContaining('disk is full') });
    }
    makeRoom?.();
    await save('After');
    expect((await upload(url, token, 1)).status).toBe(201);
    expect(await read()).toBe('After');
    expect((await server.stop('SIGTERM')).code).toBe(0);
  });

  it('a blocked process is ended with a message and loses nothing', async () => {
    const settings = environment({
      ...{ DATA_DIR, EMBEDDED_DATABASE: 'pglite', DISK_RESERVE_MB: '0', WATCHDOG_SECONDS: '3' },
    });
    const server = await startServer(settings);
    const url = server.url ?? '';
    const token = await newSession(url);
    const { _id } = noteEnvelopeSchema.parse(await send(url, token, 'POST', paths.draft)).data;
    const save = (content: string) => send(url, token, 'PUT', paths.note(_id), { title: 'Diary', content });
    await save('Before');
    let last = 'Before';
    leave?.(6);
    const gone = new AbortController();
    void server.ended.then(() => gone.abort());
    const write = async () => {
      for (let n = 0; !gone.signal.aborted; n += 1) {
        const content = `${n} ${text()}`;
        const saved = await save(content).catch((error: Error) => error);
        if (!(saved instanceof Error)) last = content;
      }
    };
    await write();
    expect((await server.ended).output).toContain('My Note has not answered for 3 s and is ended');
    makeRoom?.();
    const again = await startServer(environment({ DATA_DIR, EMBEDDED_DATABASE: 'pglite' }));
    const read = await send(again.url ?? '', token, 'GET', `${paths.noteBySlug}?slug=diary`);
    expect(noteSchema.parse(read).content).toBe(last);
    await again.stop('SIGTERM');
  });
});
