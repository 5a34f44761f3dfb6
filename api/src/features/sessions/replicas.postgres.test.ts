import { ITEMS_REVISION_HEADER, paths } from '@my-note/contract';
import { beforeAll, expect, it } from 'vitest';
import { randomIds } from '../../core/services.ts';
import { readEvents } from '../../testing/event-reader.ts';
import { eventually } from '../../testing/eventually.ts';
import { useReplicas } from '../../testing/processes/replicas.ts';
import { signUp } from '../../testing/test-user.ts';
import { createBusFeed } from '../notifications/feed/sse.adapter.ts';
import { notify } from '../notifications/notify.usecases.ts';
import { changePerson } from '../people/people.usecases.ts';

/** A clock that does not move: no cache entry expires. */
const now = new Date();
const replicas = useReplicas(() => now);
let origin = '';
beforeAll(async () => {
  origin = await replicas()[1].app.listen({ port: 0, host: '127.0.0.1' });
});

it('A session that ends on one replica ends on the other, although the other had cached it', async () => {
  const [here, there] = replicas();
  const ada = await signUp(here.app);
  const headers = { authorization: `Bearer ${ada.accessToken}` };
  const ask = () => there.app.inject({ url: `/api${paths.configs}`, headers });
  expect((await ask()).statusCode).toBe(200);
  await ada.call('DELETE', paths.currentLogin);
  await eventually(async () => (await ask()).statusCode === 401, 2_000);
});

it('An account that one replica disables is signed out on the other, with its open stream', async () => {
  const [here, there] = replicas();
  await signUp(here.app);
  const bob = await signUp(here.app);
  const reader = await readEvents(origin, bob.accessToken);
  await reader.ready();
  const { db, bus } = here.database;
  await changePerson({ db, bus, clock: () => now, ids: randomIds }, bob._id, { disabled: true });
  await reader.until(() => reader.state.ended);
  const headers = { authorization: `Bearer ${bob.accessToken}` };
  expect((await there.app.inject({ url: `/api${paths.configs}`, headers })).statusCode).toBe(401);
});

it('A notification and a change to the items that one replica writes reach a page on the other', async () => {
  const [here] = replicas();
  const ada = await signUp(here.app);
  const reader = await readEvents(origin, ada.accessToken);
  await reader.ready();
  const { db, bus } = here.database;
  const message = { kind: 'operator-message' as const, title: 'Hello', description: 'From the other one' };
  await db.transaction((tx) =>
    notify({ feed: createBusFeed({ bus }), clock: () => now, ids: randomIds }, tx, {
      to: ada._id,
      ...message,
    }),
  );
  await reader.until(() => reader.of('notification').length === 1);
  expect(reader.of('notification')[0]?.data).toMatchObject(message);

  const response = await ada.call('POST', paths.categories, { title: 'Garden' });
  const revision = Number(response.headers[ITEMS_REVISION_HEADER]);
  await reader.until(() => reader.of('items').some(({ data }) => Object(data).revision === revision));
  await reader.stop();
});
