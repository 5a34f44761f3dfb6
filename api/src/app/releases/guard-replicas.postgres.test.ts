import { randomUUID } from 'node:crypto';
import { notificationPageSchema, paths } from '@my-note/contract';
import { type RemoteTelemetry, TELEMETRY_PATH } from '@my-note/contract/telemetry';
import { openStore, readRegistry } from '@my-note/release/guard';
import { readJournal } from '@my-note/release/journal';
import { publish } from '@my-note/release/publish';
import { startS3 } from '@my-note/release/testing/s3-service';
import { createWorkspace } from '@my-note/release/testing/workspace';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { createDatabase } from '../../testing/database/create-database.ts';
import { eventually } from '../../testing/eventually.ts';
import { startServer } from '../../testing/processes/server-process.ts';
import { newSession, send } from '../../testing/writers.ts';

const BUCKET = 'sites';
const workspace = createWorkspace();
let s3: Awaited<ReturnType<typeof startS3>>;
let credentials: Record<string, string>;
beforeAll(async () => {
  s3 = await startS3(BUCKET);
  credentials = {
    AWS_ENDPOINT_URL: s3.endpoint,
    AWS_ACCESS_KEY_ID: 'S3RVER',
    AWS_SECRET_ACCESS_KEY: 'S3RVER',
  };
  Object.assign(process.env, credentials);
});
afterAll(async () => {
  for (const name of Object.keys(credentials)) delete process.env[name];
  await s3.stop();
  workspace.remove();
});

const report = (url: string, remote: Partial<RemoteTelemetry>) =>
  fetch(`${url}/api${TELEMETRY_PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ remotes: [{ name: 'weather', wanted: true, ...remote }] }),
  });

it('Two replicas with a bucket take a bad canary back once, by what both have counted, and one goes on alone', {
  timeout: 180_000,
}, async () => {
  const place = `s3://${BUCKET}/${randomUUID()}/site`;
  const store = await openStore(place);
  const weather = async () =>
    (await readRegistry(store)).registry.remotes.find(({ name }) => name === 'weather');
  let build = 0;
  async function release(rest: object = {}) {
    build += 1;
    workspace.remote('weather', `build ${build}`);
    const options = { names: ['weather'], workspace: workspace.dir, mount: false, ...rest };
    return (await publish(store, options)).records[0]?.release.version ?? '';
  }
  workspace.host('aaaaaaaa');
  const live = await release({ names: ['host', 'weather'] });

  const settings = {
    ...credentials,
    DATABASE_URL: await createDatabase(inject('postgresUrl')),
    REMOTE_STORE: place,
    TELEMETRY_PER_MINUTE: '0',
  };
  const replicas = await Promise.all([startServer(settings), startServer(settings)]);
  const [first = '', second = ''] = replicas.map(({ url }) => url);
  const token = await newSession(first);

  /** Browsers load the canary at one replica and the live version at the other, until the canary is gone. */
  async function browseUntilTakenBack(version: string, urls: readonly [string, string]) {
    await eventually(async () => {
      for (let load = 0; load < 5; load += 1) {
        await report(urls[0], { version, ...(load === 0 ? { failures: ['render'] } : { load: [90] }) });
        await report(urls[1], { version: live, load: [90] });
      }
      return (await weather())?.canary === undefined;
    }, 60_000);
    expect(await weather()).toMatchObject({ version: live });
    const { revision } = (await readRegistry(store)).registry;
    const lines = await readJournal(store, revision, 20);
    expect(lines.filter(({ what }) => what === `take back weather ${version}`)).toHaveLength(1);
  }

  const bad = await release({ canary: 10, guard: true });
  await browseUntilTakenBack(bad, [first, second]);
  const news = async () => {
    const page = await send(second, token, 'GET', paths.notifications);
    return notificationPageSchema.parse(page).data.filter(({ title }) => title.includes(bad));
  };
  // After the flip.
  await eventually(async () => (await news()).length > 0);

  const worse = await release({ canary: 10, guard: true });
  await replicas[0]?.stop('SIGKILL');
  await browseUntilTakenBack(worse, [second, second]);
  expect(await news()).toHaveLength(1);
  await replicas[1]?.stop('SIGTERM');
});
