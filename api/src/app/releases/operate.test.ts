import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Registry } from '@my-note/contract/registry';
import {
  comparisonSchema,
  figuresSchema,
  historySchema,
  RELEASE_MOVED,
  RELEASE_REFUSED,
  type ReleaseChange,
  releaseChangedSchema,
  releasePaths,
  releasesSchema,
} from '@my-note/contract/releases';
import { TELEMETRY_PATH } from '@my-note/contract/telemetry';
import { openStore } from '@my-note/release/guard';
import { publish } from '@my-note/release/publish';
import { createWorkspace } from '@my-note/release/testing/workspace';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';
import { readConfig } from '../config/config.ts';

const workspace = createWorkspace();
const { composition } = readConfig({ REMOTE_STORE: workspace.site, TELEMETRY_PER_MINUTE: '0' });
const { app, newUser } = useApp({ composition, writesPerMinute: 0 });

const versions: string[] = [];
let ada: TestUser;
let first = '';
const file = `${workspace.site}/registry.json`;
const registry = (): Registry => JSON.parse(readFileSync(file, 'utf8'));
const weather = () => registry().remotes.find(({ name }) => name === 'weather');

beforeAll(async () => {
  // The first account is the operator's.
  ada = await newUser();
  workspace.host('aaaaaaaa');
  const store = await openStore(workspace.site);
  for (const code of ['one', 'two', 'three']) {
    workspace.remote('weather', code);
    const names = versions.length === 0 ? ['host', 'weather'] : ['weather'];
    const { records } = await publish(store, { names, workspace: workspace.dir, mount: false });
    versions.push(records[0]?.release.version ?? '');
  }
  first = readFileSync(file, 'utf8');
});
afterAll(() => workspace.remove());
// Every test begins with the third version, at a revision of its own.
beforeEach(() => {
  const { revision } = registry();
  writeFileSync(file, JSON.stringify({ ...JSON.parse(first), revision }));
});

const read = async () => releasesSchema.parse((await ada.call('GET', releasePaths.releases)).body);
const change = (what: ReleaseChange, body: object = {}, name = 'weather') =>
  ada.call('POST', releasePaths.change(name, what), { revision: registry().revision, ...body });
async function changed(what: ReleaseChange, body: object = {}) {
  const { status, body: answer } = await change(what, body);
  expect(status, JSON.stringify(answer)).toBe(200);
  return releaseChangedSchema.parse(answer);
}
const history = async (query = '') =>
  historySchema.parse((await ada.call('GET', releasePaths.history + query)).body);

describe('GET /releases', () => {
  it('shows what is live, kept, tried, and killed, and that it can be changed', async () => {
    await changed('canary', { version: versions[0], percent: 20, guard: true });
    const { store, revision, host, remotes, reports } = await read();
    expect(store).toEqual({ state: 'ready', place: workspace.site, obstacle: null, keptDays: 14 });
    expect([revision, reports]).toEqual([registry().revision, true]);
    expect(host).toEqual({ version: registry().host?.version, contract: registry().host?.contract });
    const [remote] = remotes;
    expect(remote).toMatchObject({
      name: 'weather',
      live: versions[2],
      previous: versions[1],
      killed: false,
    });
    expect(remote?.kept.map(({ version, role }) => [version, role])).toEqual([
      [versions[2], 'live'],
      [versions[1], 'previous'],
      [versions[0], 'canary'],
    ]);
    expect(remote?.canary).toMatchObject({ version: versions[0], percent: 20 });
    expect(remote?.canary?.guard).toMatchObject({
      ...{ who: ada.email, loads: 0, loadsNeeded: 6, secondsNeeded: 5, next: 25 },
    });
    expect(remote?.canary?.guard?.comparisons.map(({ text }) => text.split(':')[0])).toEqual([
      'errors',
      'failed loads',
      'load time',
      'interactions',
      'memory',
    ]);
  });

  it('has the figures that browsers reported, in total and over time', async () => {
    const report = { name: 'weather', version: versions[2], wanted: true, load: [90], lcp: [400], inp: [40] };
    const broken = { name: 'weather', version: versions[2], wanted: true, failures: ['render'] };
    for (const remotes of [...Array.from({ length: 30 }, () => [report]), [broken]])
      await app().inject({ method: 'POST', url: `/api${TELEMETRY_PATH}`, payload: { remotes } });
    await app().telemetry?.flush();
    const { remotes } = await read();
    expect(remotes[0]?.field).toMatchObject({ loads: 31, failed: 1, load: expect.closeTo(88, -1) });
    for (const [period, count] of [
      ['hour', 12],
      ['day', 24],
      ['month', 30],
    ] as const) {
      const response = await ada.call('GET', `${releasePaths.figures('weather')}?period=${period}`);
      const figures = figuresSchema.parse(response.body);
      const [live, previous] = figures.versions;
      expect([live?.role, live?.version, previous?.role]).toEqual(['live', versions[2], 'previous']);
      expect(live?.moments).toHaveLength(count);
      expect(live?.total).toMatchObject({ loads: 31, errors: 1, failures: 0, load: expect.closeTo(88, -1) });
      const sum = (of: 'loads' | 'errors' | 'failures') =>
        live?.moments.reduce((total, moment) => total + moment[of], 0);
      expect([sum('loads'), sum('errors'), sum('failures')]).toEqual([31, 1, 0]);
      expect(live?.moments.find(({ loads }) => loads > 0)?.inp).toBeCloseTo(40, -1);
      expect(previous?.moments.every(({ loads, load }) => loads === 0 && load === null)).toBe(true);
    }
  });

  it('compares two versions', async () => {
    const url = `${releasePaths.compare('weather')}?from=${versions[0]}&to=${versions[2]}`;
    const { sizes, shared, contract } = comparisonSchema.parse((await ada.call('GET', url)).body);
    expect(sizes.map(({ what }) => what)).toContain('weather-page');
    expect(shared).toEqual([{ what: 'react', from: '^19.0.0', to: '^19.0.0' }]);
    expect(contract.from).toBe(contract.to);
    const unknown = await ada.call('GET', `${releasePaths.compare('weather')}?from=${versions[0]}&to=9.9.9`);
    expect(unknown).toMatchObject({ status: 409, body: { code: RELEASE_REFUSED } });
    const wrong = await ada.call('GET', `${releasePaths.compare('weather')}?from=../..&to=9.9.9`);
    expect(wrong.status).toBe(400);
  });

  it('knows no other remote', async () => {
    const figures = await ada.call('GET', `${releasePaths.figures('nothing')}?period=day`);
    expect(figures.status).toBe(404);
    expect(await change('kill', {}, 'nothing')).toMatchObject({
      status: 409,
      body: { code: RELEASE_REFUSED, message: expect.stringContaining('There are: weather') },
    });
  });
});

describe('A change', () => {
  const state = () => {
    const entry = weather();
    return entry && [entry.version, entry.canary?.percent, entry.killed ?? false];
  };
  it.each<[ReleaseChange, () => object, () => unknown]>([
    ['promote', () => ({ version: versions[0] }), () => [versions[0], undefined, false]],
    ['rollback', () => ({ version: versions[1] }), () => [versions[1], undefined, false]],
    ['canary', () => ({ version: versions[1], percent: 5 }), () => [versions[2], 5, false]],
    ['kill', () => ({}), () => [versions[2], undefined, true]],
    ['remove', () => ({}), () => undefined],
  ])('%s is done, named in the history with its reason, and undone', async (what, body, after) => {
    const before = weather();
    const reason = 'It is slow in Norway';
    const { revision } = await changed(what, { ...body(), reason });
    expect(state()).toEqual(after());
    const [newest] = (await history()).data;
    expect(newest).toMatchObject({ revision, who: ada.email, notes: [reason] });
    expect(newest?.what).toMatch(new RegExp(`^${what} weather`));
    await changed('undo', { revision });
    expect(weather()).toEqual(before);
    expect((await history()).data[0]?.what).toBe(`undo weather ${revision}`);
  });

  it('revive switches a remote on again; a second time there is nothing to change', async () => {
    await changed('kill');
    expect(await changed('revive')).toMatchObject({ changed: true });
    expect(weather()?.killed).toBeUndefined();
    expect(await changed('revive')).toMatchObject({ changed: false });
  });

  it('ends a canary with 0 percent', async () => {
    await changed('canary', { version: versions[0], percent: 5 });
    await changed('canary', { version: versions[0], percent: 0 });
    expect(weather()?.canary).toBeUndefined();
  });

  it('brings a removed remote back in one of its versions', async () => {
    await changed('remove');
    const removed = (await read()).remotes.find(({ name }) => name === 'weather');
    expect(removed).toMatchObject({ live: null });
    expect(removed?.kept).toHaveLength(3);
    await changed('rollback', { version: versions[0] });
    expect(weather()?.version).toBe(versions[0]);
  });

  it.each<[ReleaseChange, () => object]>([
    ['promote', () => ({ version: versions[0] })],
    ['rollback', () => ({ version: versions[1] })],
    ['canary', () => ({ version: versions[1], percent: 5 })],
    ['kill', () => ({})],
    ['revive', () => ({})],
    ['remove', () => ({})],
    ['undo', () => ({})],
  ])('%s is refused when the remote was changed after the revision that was seen', async (what, body) => {
    const { revision } = await changed('kill');
    await changed('revive');
    const before = registry();
    const response = await change(what, { ...body(), revision });
    expect(response).toMatchObject({
      status: 409,
      body: {
        code: RELEASE_MOVED,
        message: expect.stringContaining(`(${ada.email}: revive weather)`),
      },
    });
    expect(registry()).toEqual(before);
  });

  it('is refused in words when the store refuses it', async () => {
    const live = await change('promote', { version: versions[2] });
    expect(live).toMatchObject({
      status: 409,
      body: { code: RELEASE_REFUSED, message: `weather ${versions[2]} is live already.` },
    });
    expect((await change('promote', { version: '9.9.9' })).body).toMatchObject({
      message: expect.stringContaining('has no version "9.9.9". Kept: '),
    });
  });

  it.each<[ReleaseChange, object]>([
    ['kill', { revision: -1 }],
    ['kill', { reason: 'x'.repeat(301) }],
    ['kill', { version: '1.0.0' }],
    ['promote', { version: '../../1' }],
    ['promote', {}],
    ['canary', { version: '1.0.0', percent: 101 }],
    ['undo', { reason: 'no' }],
  ])('%s with %j is no change', async (what, body) => {
    const before = registry();
    expect((await change(what, body)).status).toBe(400);
    expect(registry()).toEqual(before);
  });

  it('is the operator’s alone', async () => {
    const bob = await newUser();
    for (const what of ['kill', 'undo'] as const) {
      const response = await bob.call('POST', releasePaths.change('weather', what), {
        revision: registry().revision,
      });
      expect(response).toMatchObject({ status: 403, body: { code: 'FORBIDDEN' } });
    }
    for (const url of [releasePaths.releases, releasePaths.history])
      expect((await bob.call('GET', url)).status).toBe(403);
  });
});

it('The history has pages', async () => {
  while (registry().revision < 25) {
    await changed('kill');
    await changed('revive');
  }
  const page = await history();
  expect(page.data).toHaveLength(20);
  expect(page.data[0]?.revision).toBe(registry().revision);
  const next = await history(`?before=${page.next}`);
  expect(next.data.at(0)?.revision).toBe((page.data.at(-1)?.revision ?? 0) - 1);
  expect(next.data.at(-1)).toMatchObject({ revision: 1, what: 'publish host weather' });
  expect(next.next).toBeNull();
});

it('A store that must not be written is only shown, and says why', async () => {
  const journal = path.join(path.dirname(workspace.site), 'journal');
  // A file in the place of the folder: permissions stop no test that runs as root.
  rmSync(journal, { recursive: true });
  writeFileSync(journal, '');
  expect((await read()).store).toMatchObject({ state: 'read-only', obstacle: 'ENOTDIR' });
  expect(await change('kill')).toMatchObject({
    status: 409,
    body: { code: RELEASE_REFUSED, message: expect.stringContaining('may only read') },
  });
  expect(weather()?.killed).toBeUndefined();
});
