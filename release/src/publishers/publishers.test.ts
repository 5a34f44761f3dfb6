import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SBOM } from '@my-note/remote-build/sbom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { assemble } from '../assemble.ts';
import { list as listStore } from '../command/list.ts';
import { readJournal } from '../journal/journal.ts';
import { type ReleaseRecord, readRecord, writeRecord } from '../journal/release-records.ts';
import { placeRemote, readRemote } from '../place/place-remote.ts';
import { publish } from '../publish/publish.ts';
import { canary, promote, remove, rollback } from '../publish/switches.ts';
import { verify } from '../publish/verify.ts';
import { goLive } from '../registry/go-live.ts';
import { readRegistry } from '../registry/registry.ts';
import type { Store } from '../store/store.ts';
import { testStores } from '../testing/stores.ts';
import { createWorkspace } from '../testing/workspace.ts';
import { addPublisher, readChanges, revokePublisher } from './change-publishers.ts';
import { type Envelope, seal } from './envelope.ts';
import { newKeyFile, type PublisherKey, readKeyFile } from './key-file.ts';
import { readPublishers } from './publishers.ts';
import { signRelease } from './sign.ts';
import { type Statement, signableRelease } from './statement.ts';

const { kinds, open } = testStores();
let workspace: ReturnType<typeof createWorkspace>;
let folder = '';
let key: PublisherKey;
beforeEach(() => {
  vi.stubEnv('MY_NOTE_WHO', 'Ada');
  folder = mkdtempSync(path.join(tmpdir(), 'my-note-keys-'));
  key = newKeyFile(path.join(folder, 'weather.pem'));
  workspace = createWorkspace();
  workspace.host('aaaaaaaa');
  workspace.remote('weather', 'one');
});
afterEach(() => {
  vi.useRealTimers();
  workspace.remove();
  rmSync(folder, { recursive: true, force: true });
});

const go = (store: Store, names: string[], rest = {}) =>
  publish(store, { names, workspace: workspace.dir, mount: false, ...rest });
const weather = async (store: Store) =>
  (await readRegistry(store)).registry.remotes.find(({ name }) => name === 'weather');
const add = (store: Store, remotes = ['weather'], one = key, name = 'Weather team') =>
  addPublisher(store, { key: one.publicKey, name, remotes });

/** A store with an unsigned host and weather, and then with a publisher of weather. */
async function signedStore(kind: (typeof kinds)[number]) {
  const store = await open(kind);
  await go(store, ['host', 'weather']);
  await add(store);
  return store;
}

/** Places a build whose envelope is made by the test, as somebody with their own program would. */
async function publishWith(store: Store, envelope: (record: ReleaseRecord) => Promise<Envelope> | Envelope) {
  const ready = await readRemote(
    store,
    (await readRegistry(store)).registry,
    path.join(workspace.dir, 'remote-weather'),
  );
  await placeRemote(store, ready);
  // An old version is forgotten in time, and could be published again.
  const { revision: _forgotten, ...record } = ready.record;
  const signed = await envelope(record);
  await goLive(store, { records: [{ ...record, signed }] }, { what: 'publish weather' });
  return signed;
}
const sign = async (store: Store, record: ReleaseRecord, by = key) =>
  signRelease(signableRelease(record), {
    site: (await readPublishers(store)).list?.site ?? '',
    key: by,
    dir: folder,
  });
const statementOf = ({ payload }: Envelope): Statement =>
  JSON.parse(Buffer.from(payload, 'base64').toString());
/** Signs a changed statement. */
const forged = async (store: Store, record: ReleaseRecord, change: Partial<Statement>, by = key) =>
  seal({ ...statementOf(await sign(store, record, by)), ...change }, by);

it('A key is in a file that only its owner can read, which is never written over', () => {
  const file = path.join(folder, 'weather.pem');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readKeyFile(file)).toMatchObject({ id: key.id, publicKey: key.publicKey });
  expect(key.publicKey).toMatch(/^ed25519:[\w-]{43}$/);
  expect(() => newKeyFile(file)).toThrow('exists already');
  writeFileSync(path.join(folder, 'open.pem'), readFileSync(file), { mode: 0o644 });
  expect(() => readKeyFile(path.join(folder, 'open.pem'))).toThrow('chmod 600');
  writeFileSync(path.join(folder, 'text.pem'), 'no key', { mode: 0o600 });
  expect(() => readKeyFile(path.join(folder, 'text.pem'))).toThrow('is not an Ed25519 key');
  expect(() => readKeyFile(path.join(folder, 'none.pem'))).toThrow('remote keys new');
});

describe.each(kinds)('In %s', (kind) => {
  it('everybody publishes unsigned until the first key, and then only publishers do', async () => {
    const store = await open(kind);
    await expect(go(store, ['weather'], { key })).rejects.toThrow('has no publishers yet');
    await go(store, ['host', 'weather']);
    expect((await add(store)).isFirst).toBe(true);
    const before = await weather(store);
    workspace.remote('weather', 'two');
    await expect(go(store, ['weather'])).rejects.toThrow(
      'takes only publishes that one of its publishers has signed',
    );
    const stranger = newKeyFile(path.join(folder, 'stranger.pem'));
    await expect(go(store, ['weather'], { key: stranger })).rejects.toThrow(
      `remote keys add ${stranger.publicKey}`,
    );
    expect(await weather(store)).toEqual(before);

    await go(store, ['weather'], { key });
    const live = await weather(store);
    expect(live).toMatchObject({ previous: before?.version });
    const [line] = await readJournal(store, (await readRegistry(store)).registry.revision, 1);
    expect(line?.notes).toContain(`signed by Weather team (${key.id})`);
    expect((await listStore(store)).join('\n')).toContain(
      `signed    Weather team (${key.id}), commit unknown`,
    );
    const verdicts = await verify(store);
    expect(verdicts.flatMap(({ problems }) => problems)).toEqual([]);
    // Host and previous version are of before the first key.
    expect(verdicts.flatMap(({ notes = [] }) => notes)).toHaveLength(2);
  });

  it('a key publishes what it was added for, and the host only by name', async () => {
    const store = await signedStore(kind);
    await expect(go(store, ['host'], { key })).rejects.toThrow('may publish weather, not host');
    workspace.remote('news', 'one');
    await expect(go(store, ['news'], { key })).rejects.toThrow('may publish weather, not news');
    await add(store, ['all']);
    await go(store, ['news'], { key });
    workspace.host('bbbbbbbb');
    await expect(go(store, ['host'], { key })).rejects.toThrow('may publish every remote, not host');
    await add(store, ['all', 'host']);
    await go(store, ['host'], { key });
    expect(await verify(store).then((all) => all.flatMap(({ problems }) => problems))).toEqual([]);
    const { list } = await readPublishers(store);
    expect(
      (await readChanges(store, list ?? expect.fail())).map(({ who, what }) => `${who}: ${what}`),
    ).toEqual([
      `Ada: add ${key.id} (Weather team): weather`,
      `Ada: change ${key.id} (Weather team): every remote`,
      `Ada: change ${key.id} (Weather team): every remote, host`,
    ]);
  });

  it('a statement about something else, of another time, or by somebody else is refused before the flip', async () => {
    const store = await signedStore(kind);
    workspace.remote('weather', 'two');
    const before = (await readRegistry(store)).registry;
    const other = newKeyFile(path.join(folder, 'other.pem'));
    await add(store, ['news'], other, 'News team');
    const minutesAway = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
    const broken = (envelope: Envelope): Envelope => {
      const statement = { ...statementOf(envelope), version: '9.9.9' };
      return { ...envelope, payload: Buffer.from(JSON.stringify(statement)).toString('base64') };
    };
    const cases: [string, (record: ReleaseRecord) => Promise<Envelope> | Envelope][] = [
      ['its signature is not one of the key', async (record) => broken(await sign(store, record))],
      ['may publish news, not weather', (record) => sign(store, record, other)],
      ['signed for another site', (record) => forged(store, record, { site: 'another' })],
      ['the statement is about news', (record) => forged(store, record, { name: 'news' })],
      [
        'page.js is not what was signed',
        (record) =>
          forged(store, record, { files: { ...signableRelease(record).files, 'page.js': 'sha384-other' } }),
      ],
      ['what it declares is not what was signed', (record) => forged(store, record, { declared: {} })],
      ['was signed 16 minutes ago', (record) => forged(store, record, { at: minutesAway(-16.5) })],
      ['minutes in the future', (record) => forged(store, record, { at: minutesAway(7.5) })],
      ['not a statement about a release', (record) => forged(store, record, { at: 'yesterday' })],
    ];
    for (const [words, envelope] of cases)
      await expect(publishWith(store, envelope), words).rejects.toThrow(words);
    expect((await readRegistry(store)).registry).toEqual(before);
  });

  it('a statement counts once: not after a later publish, a rollback, or a removal', async () => {
    const store = await signedStore(kind);
    workspace.remote('weather', 'two');
    const first = await publishWith(store, (record) => sign(store, record));
    await rollback(store, { name: 'weather' });
    await expect(publishWith(store, () => first)).rejects.toThrow('was accepted already');
    await remove(store, 'weather');
    await expect(publishWith(store, () => first)).rejects.toThrow('was accepted already');
    expect(await weather(store)).toBeUndefined();
  });

  it('a build without the list of its packages is not signed', async () => {
    const store = await signedStore(kind);
    workspace.remote('weather', 'two');
    rmSync(path.join(workspace.dir, `remote-weather/dist/${SBOM}`));
    await expect(go(store, ['weather'], { key })).rejects.toThrow(`it has no ${SBOM}`);
    workspace.remote('weather', 'three', {
      sources: ['webpack://weather/../node_modules/@sky/sun/index.js'],
    });
    workspace.put(`remote-weather/dist/${SBOM}`, { bomFormat: 'CycloneDX', components: [] });
    await expect(go(store, ['weather'], { key })).rejects.toThrow('has code of @sky/sun, which its');
  });

  it('a revoked key publishes nothing more; what it published stays, and is named', async () => {
    const store = await signedStore(kind);
    for (const code of ['two', 'three']) {
      workspace.remote('weather', code);
      await go(store, ['weather'], { key });
    }
    await revokePublisher(store, 'Weather team');
    await expect(revokePublisher(store, key.id)).rejects.toThrow('was revoked on');
    await expect(revokePublisher(store, 'nobody')).rejects.toThrow(`There are: ${key.id} (Weather team)`);
    await expect(add(store)).rejects.toThrow('was revoked and stays so');
    workspace.remote('weather', 'four');
    await expect(go(store, ['weather'], { key })).rejects.toThrow('was revoked on');
    await expect(publishWith(store, (record) => sign(store, record))).rejects.toThrow('was revoked on');
    // The last key is gone, and the site is still not open to everybody.
    await expect(go(store, ['weather'])).rejects.toThrow('only publishes that one of its publishers');

    await rollback(store, { name: 'weather' });
    const verdicts = await verify(store, 'weather');
    expect(verdicts.flatMap(({ problems }) => problems)).toEqual([]);
    expect(verdicts.flatMap(({ notes = [] }) => notes).join('\n')).toContain('which Ada revoked on');
    expect((await listStore(store)).join('\n')).toContain('KEY REVOKED');
  });

  it('verify finds what was changed after it was signed, and nobody flips to it', async () => {
    const store = await signedStore(kind);
    workspace.remote('weather', 'two');
    await go(store, ['weather'], { key });
    const two = (await weather(store))?.version ?? '';
    workspace.remote('weather', 'three');
    await go(store, ['weather'], { key });
    const record = (await readRecord(store, 'weather', two)) ?? expect.fail();
    await writeRecord(store, { ...record, flag: 'another' });
    expect((await verify(store, 'weather')).flatMap(({ problems }) => problems)).toEqual([
      `weather ${two}: what it declares is not what was signed`,
    ]);
    const { signed: _signed, ...unsigned } = record;
    await writeRecord(store, unsigned);
    const flips = [
      () => rollback(store, { name: 'weather' }),
      () => promote(store, { name: 'weather', version: two }),
      () => canary(store, { name: 'weather', version: two, percent: 5 }),
    ];
    for (const flip of flips) await expect(flip()).rejects.toThrow('it is not signed');
    await writeRecord(store, record);
    await rollback(store, { name: 'weather' });
    expect(await weather(store)).toMatchObject({ version: two });
  });
});

it('Assembling leaves a site with publishers as it is', async () => {
  const store = await open('a folder');
  const options = { from: workspace.dir, site: store.place };
  await assemble(options);
  await add(store);
  workspace.host('bbbbbbbb');
  workspace.remote('weather', 'two');
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { revision } = await assemble(options);
  expect(revision).toBe(1);
  expect(warn.mock.calls.join()).toContain('--key <file>');
  warn.mockRestore();
});
