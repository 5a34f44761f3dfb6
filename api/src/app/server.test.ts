import { chmodSync, cpSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { identityAnswerSchema, loginAnswerSchema, noteEnvelopeSchema, paths } from '@my-note/contract';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { openEmbedded } from '../core/database/embedded/embedded.ts';
import { availableEngines } from '../testing/database/available-engines.ts';
import { startServer } from '../testing/processes/server-process.ts';
import { unprivileged } from '../testing/processes/unprivileged.ts';
import { FIREBASE, goodClaims, unsignedToken } from '../testing/sign-in/firebase.ts';
import { useTemporaryDirectories } from '../testing/temporary-directories.ts';
import { newEmail, PASSWORD } from '../testing/test-user.ts';

const emptyDirectory = useTemporaryDirectories();

const [{ folder }] = await availableEngines();
// Making a database takes seconds, copying one does not.
const template = emptyDirectory();
beforeAll(async () => (await openEmbedded(template)).close());
function newDirectory() {
  const directory = emptyDirectory();
  cpSync(path.join(template, folder), path.join(directory, folder), { recursive: true });
  return directory;
}

/** Sends a save but for its last character; returns how to finish it and read the status. */
async function slowSave(url: string, token: string, content: string) {
  const body = JSON.stringify({ title: 'Plan', content });
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const request = http.request(url, {
    method: 'PUT',
    headers: { ...headers, 'content-length': body.length },
  });
  const status = new Promise<number | undefined>((resolve, reject) => {
    request.on('response', (response) => response.resume().on('end', () => resolve(response.statusCode)));
    request.on('error', reject);
  });
  // A request that is cut on purpose is not awaited.
  status.catch(() => undefined);
  await new Promise<void>((resolve) => request.write(body.slice(0, -1), () => resolve()));
  return () => {
    request.end(body.slice(-1));
    return status;
  };
}

function client(url: string | undefined, token = '') {
  const call = async (method: string, where: string, body?: object): Promise<unknown> => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const response = await fetch(`${url}/api${where}`, {
      method,
      headers,
      body: body && JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
    return response.json();
  };
  const signIn = async (where: string, form: object) => {
    const identity = identityAnswerSchema.parse(await call('POST', where, form));
    const payload = { provider: 'embedded', token: identity.token };
    token = loginAnswerSchema.parse(await call('POST', paths.loginRequests, payload)).accessToken;
  };
  return { call, signIn, token: () => token };
}

describe('The process', { timeout: 120_000 }, () => {
  it('loses nothing that was acknowledged when it is killed, and starts again', async () => {
    const DATA_DIR = newDirectory();
    const form = { email: newEmail(), password: PASSWORD };
    let first = true;
    let last = '';
    let id = '';
    for (let round = 0; round < 3; round += 1) {
      const server = await startServer({ DATA_DIR });
      const { call, signIn } = client(server.url);
      await signIn(first ? paths.signUp : paths.signIn, first ? { ...form, name: 'Ada' } : form);
      if (first) id = noteEnvelopeSchema.parse(await call('POST', paths.draft)).data._id;
      else
        expect(await call('GET', `${paths.noteBySlug}?slug=diary`)).toMatchObject({ _id: id, content: last });
      first = false;
      for (let n = 0; n < 20; n += 1) {
        last = `Round ${round}, text ${n} ${'x'.repeat(n * 100)}`;
        await call('PUT', paths.note(id), { title: 'Diary', content: last });
      }
      await server.stop('SIGKILL');
    }
  });

  it('refuses to start a second time on the same data, and names the holder', async () => {
    const DATA_DIR = newDirectory();
    const server = await startServer({ DATA_DIR });
    const second = await startServer({ DATA_DIR });
    const { code, output } = await second.ended;
    expect(code).toBe(1);
    expect(output).toContain(`is in use by another My Note (process ${server.pid})`);
    rmSync(path.join(DATA_DIR, '.lock.sock'));
    const third = await (await startServer({ DATA_DIR })).ended;
    expect(third).toMatchObject({ code: 1, output: expect.stringContaining(`(process ${server.pid} on `) });
    expect((await fetch(`${server.url}/api${paths.ready}`)).status).toBe(200);
    await server.stop('SIGTERM');
  });

  it('does not wait for a connection that never sent a request', async () => {
    const server = await startServer({ DATA_DIR: newDirectory() });
    const socket = net.connect(Number(new URL(server.url ?? '').port), '127.0.0.1');
    await new Promise((resolve) => socket.once('connect', resolve));
    const start = Date.now();
    expect((await server.stop('SIGTERM')).code).toBe(0);
    expect(Date.now() - start).toBeLessThan(4_500);
    socket.destroy();
  });

  it('ends within five seconds although a connection is kept open', async () => {
    const server = await startServer({ DATA_DIR: newDirectory() });
    const agent = new http.Agent({ keepAlive: true });
    await new Promise((resolve) =>
      http.get(`${server.url}/api${paths.health}`, { agent }, (response) =>
        response.resume().on('end', resolve),
      ),
    );
    const start = Date.now();
    expect((await server.stop('SIGTERM')).code).toBe(0);
    expect(Date.now() - start).toBeLessThan(5_000);
    agent.destroy();
  });

  it('responds to every accepted request before it ends, and is not ready meanwhile', async () => {
    const DATA_DIR = newDirectory();
    const server = await startServer({ DATA_DIR });
    const { call, signIn, token } = client(server.url);
    await signIn(paths.signUp, { email: newEmail(), password: PASSWORD, name: 'Ada' });
    const { _id } = noteEnvelopeSchema.parse(await call('POST', paths.draft)).data;
    const saves = await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        slowSave(`${server.url}/api${paths.note(_id)}`, token(), `Text ${n}`),
      ),
    );
    const ended = server.stop('SIGTERM');
    const readiness = async () => (await fetch(`${server.url}/api${paths.ready}`)).status;
    await vi.waitFor(async () => expect(await readiness()).toBe(503), { interval: 10 });
    await wait(450);
    await expect(fetch(`${server.url}/api${paths.ready}`)).rejects.toThrow();
    const responses = await Promise.all(saves.map((finish) => finish()));
    expect(responses).toEqual(responses.map(() => 200));
    expect((await ended).code).toBe(0);

    const again = await startServer({ DATA_DIR });
    const reader = client(again.url, token());
    expect(await reader.call('GET', `${paths.noteBySlug}?slug=plan`)).toMatchObject({ version: 21 });
    await again.stop('SIGTERM');
  });

  it('ends within five seconds although a request never ends', async () => {
    const server = await startServer({ DATA_DIR: newDirectory() });
    const { signIn, token } = client(server.url);
    await signIn(paths.signUp, { email: newEmail(), password: PASSWORD, name: 'Ada' });
    await slowSave(`${server.url}/api${paths.categories}`, token(), 'x');
    const start = Date.now();
    expect((await server.stop('SIGTERM')).code).toBe(0);
    expect(Date.now() - start).toBeLessThan(5_000);
  });

  it('ends immediately although Firestore never responds', async () => {
    const sockets: net.Socket[] = [];
    const silent = net.createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
    await new Promise((resolve) => silent.once('listening', resolve));
    const address = silent.address();
    const FIRESTORE_EMULATOR_HOST = `127.0.0.1:${typeof address === 'object' && address?.port}`;
    const server = await startServer({
      ...FIREBASE,
      DATA_DIR: newDirectory(),
      FEED: 'firestore',
      FIRESTORE_EMULATOR_HOST,
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:1',
    });
    const token = unsignedToken(goodClaims(Math.floor(Date.now() / 1000)));
    await client(server.url).call('POST', paths.loginRequests, { provider: 'firebase', token });
    while (sockets.length === 0) await wait(20);
    const start = Date.now();
    expect((await server.stop('SIGTERM')).code).toBe(0);
    expect(Date.now() - start).toBeLessThan(2_000);
    for (const socket of sockets) socket.destroy();
    silent.close();
  });

  it('explains why it cannot start', async () => {
    const other = http.createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const address = other.address();
    const PORT = String(typeof address === 'object' && address?.port);
    const taken = await (await startServer({ DATA_DIR: newDirectory(), PORT })).ended;
    other.close();
    expect(taken).toMatchObject({ code: 1, output: expect.stringContaining(`port ${PORT} is taken`) });
    const unreachable = await (
      await startServer({ DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/x', DATABASE_WAIT_SECONDS: '1' })
    ).ended;
    expect(unreachable.output).toContain('Waiting for the database at');
    expect(unreachable.output).toContain('cannot be reached');
    expect(unreachable.output).not.toContain('secret');
    const file = path.join(newDirectory(), 'file');
    writeFileSync(file, '');
    const inTheWay = await (await startServer({ DATA_DIR: file })).ended;
    expect(inTheWay.output).toContain(`${file} is a file where a directory is needed`);
    const readOnly = newDirectory();
    // Root may write everywhere, so another account has to run it.
    const account = unprivileged();
    chmodSync(readOnly, account ? 0o755 : 0o555);
    const refused = await (await startServer({ DATA_DIR: path.join(readOnly, 'notes') }, account)).ended;
    chmodSync(readOnly, 0o755);
    expect(refused.code).toBe(1);
    expect(refused.output).toContain(
      `${path.join(readOnly, 'notes')} may not be used by this account. Give it to this account (chown -R), or set DATA_DIR`,
    );
    expect(refused.output).not.toContain('    at ');
    const elsewhere = await (await startServer({ DATA_DIR: newDirectory(), HOST: '999.1.1.1' })).ended;
    expect(elsewhere.output).toContain('HOST is 999.1.1.1, which is no address of this machine');
    expect(elsewhere.output).not.toContain('    at ');
    const wrong = await (await startServer({ PORT: 'eighty' })).ended;
    expect(wrong.output).toContain('PORT: expected a port number');
  });
});
