import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import path from 'node:path';
import { errorSchema } from '@my-note/contract';
import { openStore, readRegistry, type Store } from '@my-note/release/guard';
import { list } from '@my-note/release/list';
import { publish } from '@my-note/release/publish';
import { publishToSite } from '@my-note/release/publish-to-site';
import { signatureHeaders } from '@my-note/release/request-signature';
import { newKey, newPublisher } from '@my-note/release/testing/publishers';
import { createWorkspace } from '@my-note/release/testing/workspace';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useApp } from '../../testing/test-app.ts';
import { readConfig } from '../config/config.ts';

const workspace = createWorkspace();
const { composition } = readConfig({
  REMOTE_STORE: workspace.site,
  SITE_DIR: workspace.site,
  TELEMETRY: 'off',
});
const { app } = useApp({ composition, siteDir: workspace.site });

let store: Store;
let site = '';
let key: Awaited<ReturnType<typeof newPublisher>>;
beforeAll(async () => {
  store = await openStore(workspace.site);
  workspace.host('aaaaaaaa');
  workspace.remote('weather', 'of before');
  workspace.remote('news', 'of before');
  await publish(store, { names: ['host', 'weather', 'news'], workspace: workspace.dir, mount: false });
  site = await app().listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => workspace.remove());

const live = async (name = 'weather') =>
  (await readRegistry(store)).registry.remotes.find((entry) => entry.name === name)?.version;

/** Publishes and returns what was said. */
async function go(options: Partial<Parameters<typeof publishToSite>[0]> = {}) {
  const said: string[] = [];
  const say = (text: string) => void said.push(text);
  await publishToSite({
    names: ['weather'],
    workspace: workspace.dir,
    site,
    key,
    say,
    pauseMs: 1,
    ...options,
  });
  return said.join('\n');
}

/** A line to the site that breaks while so many bytes went through, each time until it has broken often enough. */
async function brokenLine({ after, times }: { after: number; times: number }) {
  const open = new Set<Socket>();
  let left = times;
  const server = createServer((socket) => {
    const target = connect(Number(new URL(site).port), '127.0.0.1');
    for (const one of [socket, target]) open.add(one.on('error', () => undefined));
    let passed = 0;
    socket.on('data', (data) => {
      passed += data.length;
      if (left === 0 || passed < after) return void target.write(data);
      left -= 1;
      socket.destroy();
      target.destroy();
    });
    target.pipe(socket);
    socket.on('close', () => target.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    site: `http://127.0.0.1:${Object(server.address()).port}`,
    broke: () => times - left,
    async close() {
      for (const one of open) one.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
const large = (name: string) =>
  workspace.put(`remote-weather/dist/${name}.png`, randomBytes(200_000).toString('base64'));

it('Nobody publishes to a site without publishers', async () => {
  await expect(go({ key: newKey() })).rejects.toThrow('This site has no publishers');
  key = await newPublisher(store, 'Weather team', ['weather']);
});

it('A publisher publishes without access to the store, and the journal names them', async () => {
  workspace.remote('weather', 'one');
  const said = await go();
  expect(said).toMatch(/sent {5}5 of 5 files/);
  expect(said).toContain('checked  files, second copies, budget, contract, shared modules');
  expect(said).toMatch(/flipped {2}registry revision 2/);
  expect(said).toContain(await live());
  const listed = (await list(store)).join('\n');
  expect(listed).toMatch(/Weather team: publish weather .*signed by Weather team/);
  expect(await store.journal.list('uploads')).toEqual([]);
  await expect(go()).rejects.toThrow('was published already');
});

it('A canary over the network gets its share only', async () => {
  const before = await live();
  workspace.remote('weather', 'canary');
  await go({ canary: 5 });
  expect(await live()).toBe(before);
  const { registry } = await readRegistry(store);
  expect(registry.remotes.find(({ name }) => name === 'weather')?.canary).toMatchObject({ percent: 5 });
});

it('A canary over the network is guarded when its publisher asks for it', async () => {
  const guard = async () => (await store.journal.read('guards/weather.json'))?.content.toString() ?? '{}';
  expect(JSON.parse(await guard())).toEqual({});
  workspace.remote('weather', 'guarded canary', { myNote: { guard: { stepLoads: 7 } } });
  await go({ canary: 10, guard: true });
  const { registry } = await readRegistry(store);
  const { canary } = registry.remotes.find(({ name }) => name === 'weather') ?? {};
  expect(JSON.parse(await guard())).toMatchObject({
    ...{ version: canary?.version, percent: 10, who: 'Weather team' },
    thresholds: { stepLoads: 7 },
  });
});

it('A connection that breaks in the middle of a file is no matter', async () => {
  workspace.remote('weather', 'two');
  large('sun');
  const line = await brokenLine({ after: 100_000, times: 3 });
  const said = await go({ site: line.site });
  expect(line.broke()).toBe(3);
  expect(said).toMatch(/flipped/);
  expect(said).toContain(await live());
  await line.close();
});

it('After a connection that stays broken only what is missing is sent', async () => {
  workspace.remote('weather', 'three');
  for (const name of ['rain', 'snow', 'wind']) large(name);
  const before = await live();
  const line = await brokenLine({ after: 100_000, times: Number.POSITIVE_INFINITY });
  await expect(go({ site: line.site })).rejects.toThrow('Publish again: nothing is sent twice');
  await line.close();
  expect(await live()).toBe(before);
  const [, sent, all] = /sent +(\d+) of (\d+) files/.exec(await go()) ?? [];
  expect(Number(all)).toBe(8);
  expect(Number(sent)).toBeGreaterThanOrEqual(3);
  expect(Number(sent)).toBeLessThan(8);
  expect(await live()).not.toBe(before);
});

it('The checks are those of a publish from a folder', async () => {
  const before = await live();
  workspace.remote('weather', 'four', { contract: '99.0.0' });
  await expect(go()).rejects.toThrow(/Not published; what is live stays as it is.\n {2}- weather/);
  workspace.remote('news', 'two');
  await expect(go({ names: ['news'] })).rejects.toThrow('may publish weather, not news');
  await expect(go({ names: ['host'] })).rejects.toThrow('not over the network');
  expect([await live(), (await readRegistry(store)).registry.remotes.length]).toEqual([before, 2]);
});

const PUBLISH = {
  envelope: {
    payloadType: 'application/vnd.my-note.release+json',
    payload: '',
    signatures: [{ keyid: '', sig: '' }],
  },
  package: { version: '1.0.0', myNote: {} },
  budget: {},
};
const EMPTY = `sha384-${createHash('sha384').digest('base64')}`;
const SAFE = 'sha384-'.padEnd(71, 'A');
async function call(
  path: string,
  {
    method = 'POST',
    body = '{}',
    by = key,
    headers = {},
    sent = body,
  }: Partial<Record<'method' | 'body' | 'sent', string>> & {
    by?: typeof key;
    headers?: Record<string, string>;
  } = {},
) {
  const signed = signatureHeaders({ method, path: `/api${path}`, body: Buffer.from(body) }, by);
  const response = await fetch(`${site}/api${path}`, {
    method,
    headers: { 'content-type': 'application/octet-stream', ...signed, ...headers },
    body: sent,
  });
  const text = await response.text();
  return {
    status: response.status,
    message: text && (errorSchema.safeParse(JSON.parse(text)).data?.message ?? text),
    signed,
  };
}

it('A publish leaves what others have sent with the same key', async () => {
  const sent = 'a file of the other publish';
  const hash = `sha384-${createHash('sha384').update(sent).digest('base64')}`;
  const address = hash.slice(7).replaceAll('/', '_').replaceAll('+', '-');
  await call(`/publishing/files/${address}`, { method: 'PUT', body: sent });
  workspace.remote('weather', 'five');
  expect(await go()).toMatch(/flipped/);
  const body = JSON.stringify({ files: { [hash]: sent.length } });
  expect((await call('/publishing/missing', { body })).message).toBe('{"missing":[]}');
});

it('Files that were removed after they were sent are sent again', async () => {
  const uploads = path.join(workspace.dir, 'dist/journal/site/uploads');
  const removing = (times: number) => {
    const said: string[] = [];
    const say = (text: string) => {
      said.push(text);
      if (text.startsWith('sent') && said.filter((one) => one.startsWith('sent')).length <= times)
        rmSync(uploads, { recursive: true });
    };
    return { said, say };
  };
  workspace.remote('weather', 'six');
  const { said, say } = removing(1);
  await go({ say });
  expect(said.filter((text) => text.startsWith('sent'))).toEqual([
    expect.stringContaining('sent     5 of 5'),
    expect.stringContaining('sent     5 of 5'),
  ]);
  expect(said.join()).toContain(await live());
  workspace.remote('weather', 'seven');
  await expect(go(removing(Number.POSITIVE_INFINITY))).rejects.toThrow('Files of this build');
});

it('A call that is not signed for it, now, for the first time, is refused', async () => {
  const missing = '/publishing/missing';
  const body = '{"files":{}}';
  const first = await call(missing, { body });
  expect(first).toMatchObject({ status: 200 });
  expect(await call(missing, { body, headers: first.signed })).toMatchObject({
    status: 401,
    message: expect.stringContaining('made before'),
  });
  expect(await call(missing, { body, by: newKey() })).toMatchObject({ status: 401 });
  expect(await call(missing, { body, sent: '{"files": {}}' })).toMatchObject({ status: 401 });
  expect(await call(missing, { body, headers: { signature: '' } })).toMatchObject({ status: 401 });
  const other = signatureHeaders({ method: 'POST', path: '/api/publishing', body: Buffer.from(body) }, key);
  expect(await call(missing, { body, headers: other })).toMatchObject({ status: 401 });
});

it('What a build cannot be is refused with words', async () => {
  const many = Object.fromEntries(
    Array.from({ length: 2_001 }, (_, n) => [`sha384-${String(n).padStart(64, '0')}`, 1]),
  );
  expect(await call('/publishing/missing', { body: JSON.stringify({ files: many }) })).toMatchObject({
    status: 413,
    message: expect.stringContaining('at most 2000 files'),
  });
  const twice = {
    ...PUBLISH,
    files: Object.fromEntries(Array.from({ length: 2_001 }, (_, n) => [`${n}.js`, EMPTY])),
  };
  expect(
    await call(`/publishing/files/${EMPTY.slice(7).replaceAll('/', '_').replaceAll('+', '-')}`, {
      method: 'PUT',
      body: '',
    }),
  ).toMatchObject({ status: 204 });
  expect((await call('/publishing', { body: JSON.stringify(twice) })).message).toContain(
    'at most 2000 files',
  );
  const file = { method: 'PUT', body: 'content' };
  expect(await call(`/publishing/files/${SAFE.slice(7)}`, file)).toMatchObject({
    status: 422,
    message: expect.stringContaining('is not the file of'),
  });
  expect(await call('/publishing/files/short', file)).toMatchObject({ status: 404 });
  for (const name of ['../index.js', '/etc/x', 'a/../../x.js', 'a//b.js'])
    expect(
      await call('/publishing', { body: JSON.stringify({ ...PUBLISH, files: { [name]: SAFE } }) }),
    ).toMatchObject({
      status: 400,
      message: expect.stringContaining(`files.${name}`),
    });
  expect(await call('/publishing', { body: 'no json' })).toMatchObject({ status: 400 });
});
