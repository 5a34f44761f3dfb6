import { paths } from '@my-note/contract';
import { PUSH_LIMITS, pushPaths } from '@my-note/contract/push';
import { sessionListSchema } from '@my-note/contract/sessions';
import { beforeEach, describe, expect, it } from 'vitest';
import { newBrowserKeys } from '../../testing/push/browser-keys.ts';
import { readPush, usePushService } from '../../testing/push/use-push-service.ts';
import { useApp } from '../../testing/test-app.ts';
import type { TestUser } from '../../testing/test-user.ts';
import { notify } from '../notifications/notify.usecases.ts';

const DAY = 24 * 60 * 60_000;
const { newUser, services, db, advance, app } = useApp({ webPushAllowPrivate: true, writesPerMinute: 0 });
const { service, subscribe, count } = usePushService();

let ada: TestUser;
beforeEach(async () => {
  ada = await newUser();
});
const devicesOf = async (user: TestUser) => (await readPush(user)).devices;
const tell = (user: TestUser, title: string) =>
  db().transaction((tx) => notify(services(), tx, { to: user._id, kind: 'welcome', title, description: '' }));
const put = (user: TestUser, body: object) => user.call('PUT', pushPaths.push, body);

describe('Browsers', () => {
  it('are listed for their person, with the endpoint of the own one alone', async () => {
    const phone = await newUser(ada.email);
    const here = await subscribe(ada);
    const there = await subscribe(phone);
    expect(await devicesOf(ada)).toMatchObject([
      { _id: here.id, current: true, endpoint: here.subscription.endpoint },
      { _id: there.id, current: false, endpoint: null },
    ]);
    const bob = await newUser();
    expect(await devicesOf(bob)).toEqual([]);
    expect((await bob.call('DELETE', pushPaths.device(here.id))).status).toBe(404);
    expect((await ada.call('DELETE', pushPaths.device(there.id))).status).toBe(200);
    expect((await devicesOf(ada)).map(({ _id }) => _id)).toEqual([here.id]);
  });

  it('have one subscription each: a new one takes the place of the former', async () => {
    await subscribe(ada);
    const { path } = await subscribe(ada);
    expect((await devicesOf(ada)).length).toBe(1);
    await tell(ada, 'Once');
    await count(1);
    expect(service().received[0]?.path).toBe(path);
  });

  it('are limited in number', async () => {
    for (let n = 0; n < PUSH_LIMITS.devices; n += 1) await subscribe(await newUser(ada.email));
    const { subscription } = service().subscribe((await readPush(ada)).publicKey ?? '');
    expect((await put(ada, subscription)).body).toMatchObject({ code: 'TOO_MANY_DEVICES' });
  });

  it('are refused with an endpoint or keys that are none', async () => {
    const { subscription } = service().subscribe('');
    const { keys } = subscription;
    for (const endpoint of ['nonsense', 'ftp://example.org', 'https://me:secret@example.org/']) {
      expect((await put(ada, { endpoint, keys })).status, endpoint).toBe(400);
    }
    const noPoint = { ...keys, p256dh: `B${'A'.repeat(86)}` };
    for (const wrong of [noPoint, { ...keys, auth: 'short' }, { p256dh: keys.p256dh }]) {
      expect((await put(ada, { ...subscription, keys: wrong })).status).toBe(400);
    }
    expect(await devicesOf(ada)).toEqual([]);
  });

  it('move to another person who signs in there, and to nobody else', async () => {
    const { subscription } = await subscribe(ada);
    const bob = await newUser();
    const stolen = await put(bob, { ...subscription, keys: newBrowserKeys().keys });
    expect(stolen.body).toMatchObject({ code: 'ENDPOINT_TAKEN' });
    expect((await devicesOf(ada)).length).toBe(1);
    expect((await put(bob, subscription)).status).toBe(200);
    expect(await devicesOf(ada)).toEqual([]);
    await tell(ada, 'Not here');
    await tell(bob, 'Here');
    await count(1);
    expect(service().titles()).toEqual(['Here']);
  });
});

describe('A subscription ends with its session', () => {
  it('that signs out', async () => {
    await subscribe(ada);
    const phone = await newUser(ada.email);
    await app().inject({ method: 'DELETE', url: `/api${paths.renewals}`, headers: { cookie: ada.cookie } });
    expect(await devicesOf(phone)).toEqual([]);
  });

  it('that another device ends, and that "Sign out everywhere" ends', async () => {
    const [phone, tablet] = [await newUser(ada.email), await newUser(ada.email)];
    await subscribe(phone);
    await subscribe(tablet);
    const sessions = sessionListSchema.parse((await phone.call('GET', paths.loginRequests)).body);
    await ada.call('DELETE', paths.login(sessions.find(({ current }) => current)?._id ?? ''));
    expect((await devicesOf(ada)).length).toBe(1);
    await subscribe(ada);
    await ada.call('DELETE', paths.loginRequests);
    expect(await devicesOf(await newUser(ada.email))).toEqual([]);
  });

  it('that has expired: nothing is pushed to it', async () => {
    await subscribe(ada);
    advance(200 * DAY);
    const phone = await newUser(ada.email);
    await subscribe(phone);
    await tell(ada, 'Now');
    await count(1);
    expect((await devicesOf(phone)).length).toBe(1);
  });
});

describe('A service worker', () => {
  const moved = (payload: object) => app().inject({ method: 'POST', url: `/api${pushPaths.moved}`, payload });

  it('reports a new subscription by the secret of the former one, and not without it', async () => {
    const { subscription: former } = await subscribe(ada);
    const next = service().subscribe((await readPush(ada)).publicKey ?? '');
    const { endpoint, keys } = former;
    const { subscription } = next;
    const wrong = newBrowserKeys().keys.auth;
    expect((await moved({ endpoint, auth: wrong, subscription })).statusCode).toBe(404);
    expect((await moved({ endpoint: `${endpoint}0`, auth: keys.auth, subscription })).statusCode).toBe(404);
    expect((await devicesOf(ada))[0]?.endpoint).toBe(endpoint);
    expect((await moved({ endpoint, auth: keys.auth, subscription })).statusCode).toBe(200);
    expect((await devicesOf(ada))[0]?.endpoint).toBe(subscription.endpoint);
    await tell(ada, 'There');
    await count(1);
    expect(service().received[0]?.path).toBe(next.path);
  });
});

describe('Where push is turned off', () => {
  const { newUser: newPerson } = useApp({ webPush: false });

  it('there is no key, and no browser subscribes', async () => {
    const person = await newPerson();
    expect(await readPush(person)).toEqual({ publicKey: null, devices: [] });
    expect((await put(person, service().subscribe('').subscription)).body).toMatchObject({
      code: 'PUSH_OFF',
    });
  });
});

describe('With the public internet alone', () => {
  const { newUser: newPerson } = useApp();

  it('private and insecure endpoints are refused', async () => {
    const person = await newPerson();
    const { keys } = service().subscribe('').subscription;
    for (const endpoint of ['http://push.example.org/a', 'https://127.0.0.1/a', 'https://10.0.0.1/a'])
      expect((await put(person, { endpoint, keys })).status, endpoint).toBe(400);
    expect((await put(person, { endpoint: 'https://push.example.org/a', keys })).status).toBe(200);
  });
});
