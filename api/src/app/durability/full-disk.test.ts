import { randomBytes } from 'node:crypto';
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
