import { readFileSync } from 'node:fs';
import path from 'node:path';
import { notificationPageSchema, paths } from '@my-note/contract';
import { LANGUAGE_PATH } from '@my-note/contract/language';
import type { Registry } from '@my-note/contract/registry';
import { type RemoteTelemetry, TELEMETRY_PATH } from '@my-note/contract/telemetry';
import { openStore } from '@my-note/release/guard';
import { list } from '@my-note/release/list';
import { publish } from '@my-note/release/publish';
import { createWorkspace } from '@my-note/release/testing/workspace';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { listTelemetry } from '../../features/telemetry/telemetry.repository.ts';
import { sumTelemetry, tidyTelemetry } from '../../features/telemetry/telemetry.usecases.ts';
import { useApp } from '../../testing/test-app.ts';
import { readConfig } from '../config/config.ts';

const workspace = createWorkspace();
const { composition } = readConfig({ REMOTE_STORE: workspace.site, TELEMETRY_PER_MINUTE: '0' });
const { app, services, advance, newUser, clock } = useApp({ composition });

let build = 0;
async function release(rest: object = {}) {
  build += 1;
  workspace.remote('weather', `build ${build}`);
  const store = await openStore(workspace.site);
  const options = { workspace: workspace.dir, mount: false };
  const { records } = await publish(store, { names: ['weather'], ...options, ...rest });
  return records[0]?.release.version ?? '';
}
let live = '';
beforeAll(async () => {
  workspace.host('aaaaaaaa');
  live = await release({ names: ['host', 'weather'] });
});
afterAll(() => workspace.remove());

const registry = (): Registry => JSON.parse(readFileSync(`${workspace.site}/registry.json`, 'utf8'));
const weather = () => registry().remotes.find(({ name }) => name === 'weather');
const guard = () => app().guard ?? expect.fail('There is no guard');
const send = (...remotes: Partial<RemoteTelemetry>[]) =>
  app().inject({
    method: 'POST',
    url: `/api${TELEMETRY_PATH}`,
    payload: { remotes: remotes.map((one) => ({ name: 'weather', version: live, ...one })) },
  });
const sum = async (version = live, name = 'weather') => {
  await app().telemetry?.flush();
  return sumTelemetry(services(), name, version);
};

it('Counts what browsers report, without an account, by version and minute', async () => {
  const before = await sum();
  const responses = await Promise.all([
    send({ wanted: true, load: [80, 95], lcp: [400], bytes: 9_000, kit: ['react', 'made up'] }),
    send({ wanted: true, failures: ['network'], frames: 2, frameMs: 130 }),
  ]);
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
  expect(before).toEqual({});
  expect(await sum()).toEqual({
    ...{ wanted: 2, 'failure.network': 1, 'load.51': 1, 'load.53': 1, 'lcp.70': 1 },
    ...{ bytes: 9_000, frames: 2, frameMs: 130, 'kit.react': 1 },
  });
});

it('Counts no remote and no version that the registry does not name', async () => {
  await send({ name: 'made-up', wanted: true }, { version: '9.9.9', wanted: true });
  expect([await sum(live, 'made-up'), await sum('9.9.9')]).toEqual([{}, {}]);
});

it('Refuses what is no report, and more than a report can be', async () => {
  const wrong = await send({ load: [-1] });
  const long = await send({ kit: ['x'.repeat(20_000)] });
  expect([wrong.statusCode, long.statusCode]).toEqual([400, 413]);
});

it('Keeps hours instead of minutes after some hours, then days, and nothing after 30 days', async () => {
  const before = await sum();
  const begun = clock();
  const rows = async () => (await listTelemetry(services().db, 'weather', [live], begun)).length;
  await send({ wanted: true });
  advance(60_000);
  await send({ wanted: true });
  await sum();
  advance(4 * 3_600_000);
  await tidyTelemetry(services());
  await tidyTelemetry(services());
  expect(await sum()).toEqual({ ...before, wanted: (before.wanted ?? 0) + 2 });
  for (let hour = 0; hour < 120; hour += 1) {
    advance(3_600_000);
    await send({ wanted: true });
    await sum();
  }
  await tidyTelemetry(services());
  // Of 120 hours the last two days and a part of one are kept, and three or four days.
  expect(await rows()).toBeLessThan(80);
  expect(await sum()).toEqual({ ...before, wanted: (before.wanted ?? 0) + 122 });
  advance(31 * 24 * 3_600_000);
  await tidyTelemetry(services());
  expect(await sum()).toEqual({});
});

it('Takes back a guarded canary that throws, and tells the operator and the publisher why', async () => {
  const operator = await newUser();
  const publisher = await newUser();
  await publisher.call('PUT', LANGUAGE_PATH, { language: 'de' });
  vi.stubEnv('MY_NOTE_WHO', publisher.email);
  const version = await release({ canary: 10, guard: true });
  vi.unstubAllEnvs();
  // The clock of this test is ahead of that of the publisher.
  advance(Math.max(0, 3_000 - (clock().getTime() - Date.now())));
  await Promise.all(Array.from({ length: 90 }, () => send({ wanted: true, load: [90] })));
  await Promise.all(
    Array.from({ length: 30 }, (_, load) =>
      send({ version, wanted: true, ...(load < 6 ? { failures: ['render'] } : { load: [90] }) }),
    ),
  );
  await guard().look();
  expect(weather()).toMatchObject({ version: live });
  expect(weather()?.canary).toBeUndefined();
  for (const [person, title] of [
    [operator, `weather ${version} was taken back`],
    [publisher, `weather ${version} wurde zurückgenommen`],
  ] as const) {
    const { data } = notificationPageSchema.parse((await person.call('GET', paths.notifications)).body);
    const found = data.filter((one) => one.title === title);
    expect(found).toHaveLength(1);
    expect(found[0]?.description).toContain('errors: 20.0 % (6 of 30)');
  }
});

it('Writes what browsers measured beside the journal, where the list of remotes shows it', async () => {
  await Promise.all(
    Array.from({ length: 30 }, () => send({ wanted: true, load: [90], lcp: [800], inp: [40] })),
  );
  await guard().writeFigures();
  const { versions } = JSON.parse(
    readFileSync(`${path.dirname(workspace.site)}/journal/site/field.json`, 'utf8'),
  );
  expect(versions[`weather ${live}`]).toMatchObject({
    load: expect.closeTo(88, -1),
    lcp: expect.closeTo(800, -2),
  });
  const store = await openStore(workspace.site);
  expect((await list(store)).join('\n')).toMatch(
    / field +\d+ loads, .* failed; load \d+ ms; LCP \d+ ms; INP \d+ ms/,
  );
});

it('Gives a guarded canary that does no harm more browsers', async () => {
  const version = await release({ canary: 10, guard: true });
  advance(3_000);
  await Promise.all(Array.from({ length: 90 }, () => send({ wanted: true, load: [90] })));
  await Promise.all(Array.from({ length: 30 }, () => send({ version, wanted: true, load: [90] })));
  advance(10_000);
  await guard().look();
  await guard().look();
  expect(weather()?.canary).toEqual({ version, percent: 25 });
});
