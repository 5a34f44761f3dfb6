import { paths } from '@my-note/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { upsertUser } from '../../../../items/index.ts';
import { eventually } from '../../../../testing/eventually.ts';
import { adaptersOf, FIREBASE } from '../../../../testing/sign-in/firebase.ts';
import { useApp } from '../../../../testing/test-app.ts';
import type { TestUser } from '../../../../testing/test-user.ts';
import { notify, notifyMany } from '../../notify.usecases.ts';
import type { FeedWorker } from '../feed.port.ts';
import type { NotificationDocument } from './documents.rules.ts';
import { claimDue } from './outbox.repository.ts';
import { notificationOutbox } from './outbox.table.ts';
import { createDispatcher } from './outbox.worker.ts';

const { identities, feed } = adaptersOf({
  ...FIREBASE,
  FEED: 'firestore',
  FIRESTORE_EMULATOR_HOST: '127.0.0.1:1',
});
// Without the service's own dispatcher: each test has one with its own store.
const { db, services, newUser, clock, advance } = useApp({
  identities,
  feed: { ...feed, createWorker: undefined },
});

const message = { kind: 'operator-message' as const, title: 'Maintenance', description: 'Tonight' };
const tell = (user: TestUser, title = 'News') =>
  db().transaction((tx) => notify(services(), tx, { to: user._id, ...message, title }));
const waiting = () => db().select().from(notificationOutbox);
const newestOf = async (user: TestUser) => {
  const { body } = await user.call('GET', paths.notifications);
  return JSON.stringify(body).match(/"_id":"([^"]+)"/)?.[1] ?? '';
};

/** After twelve failures it is still 20 seconds or more. */
const SHORT_PAUSE_MS = 10;
const workers: FeedWorker[] = [];
function dispatch(
  write: (documents: NotificationDocument[]) => Promise<void> = async () => undefined,
  firstPauseMs?: number,
) {
  const written: NotificationDocument[] = [];
  const log = { error: vi.fn(), warn: vi.fn() };
  const disconnect = vi.fn();
  const tries = vi.fn();
  const store = {
    async write(documents: NotificationDocument[]) {
      tries();
      await write(documents);
      written.push(...documents);
    },
    disconnect,
  };
  const { db, bus } = services();
  const worker = createDispatcher({ db, bus, clock, log, store, giveUpMs: 200, firstPauseMs });
  workers.push(worker);
  return {
    ...worker,
    written,
    log,
    disconnect,
    tries,
    titles: () => written.map(({ fields }) => fields.title),
  };
}
const empty = async () => (await waiting()).length === 0;

beforeEach(async () => {
  await db().delete(notificationOutbox);
});
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.close();
});

describe('A notification in the outbox', () => {
  it('is written for users of Firebase only', async () => {
    const ada = await newUser();
    const other = {
      provider: 'embedded',
      providerUserId: 'x',
      name: 'X',
      email: 'x@example.org',
      avatarUrl: null,
    };
    const fresh = { id: crypto.randomUUID(), now: clock() };
    await db().transaction((tx) => upsertUser(tx, other, fresh));
    await db().delete(notificationOutbox);
    await db().transaction((tx) => notifyMany(services(), tx, [ada._id, fresh.id], message));
    expect(await waiting()).toMatchObject([{ notificationId: await newestOf(ada), tries: 0 }]);
  });

  it('is not blocked by one that Firestore always refuses', async () => {
    const ada = await newUser();
    for (const title of ['One', 'Refused', 'Two']) await tell(ada, title);
    const { titles, tries, wake } = dispatch(async (documents) => {
      if (documents.some(({ fields }) => fields.title === 'Refused')) throw new Error('Invalid');
    }, SHORT_PAUSE_MS);
    wake();
    await eventually(() => titles().includes('One') && titles().includes('Two'), 30_000);
    expect(titles()).not.toContain('Refused');
    await eventually(async () => (await waiting()).length === 1);
    // As after hours of failures: a new notification does not wait for it.
    const before = tries.mock.calls.length;
    await eventually(async () => {
      await db().update(notificationOutbox).set({ tries: 12, nextTryAt: clock() });
      wake();
      return tries.mock.calls.length > before + 1;
    });
    await tell(ada, 'Later');
    await eventually(() => titles().includes('Later'), 5_000);
  });

  it('is rolled back with its transaction', async () => {
    const ada = await newUser();
    await db().delete(notificationOutbox);
    const work = db().transaction(async (tx) => {
      await notify(services(), tx, { to: ada._id, ...message });
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await waiting()).toEqual([]);
  });

  it('is written with the values of the database, in the order of creation', async () => {
    const ada = await newUser();
    for (const title of ['One', 'Two', 'Three']) await tell(ada, title);
    const { written, titles, wake } = dispatch();
    wake();
    await eventually(empty);
    expect(titles()).toEqual(['Welcome to My Note', 'One', 'Two', 'Three']);
    expect(written[1]).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      fields: {
        to: ada.email,
        clientId: 'my-note',
        createdAt: expect.any(Date),
        kind: 'operator-message',
        title: 'One',
        description: 'Tonight',
        duration: null,
        href: null,
        readAt: null,
      },
    });
  });

  it('is written once after several changes, in its present state', async () => {
    const ada = await newUser();
    const id = await newestOf(ada);
    for (const read of [true, false, true]) await ada.call('PATCH', paths.notification(id), { read });
    expect(await waiting()).toHaveLength(4);
    const { written, wake } = dispatch();
    wake();
    await eventually(empty);
    expect(written).toMatchObject([{ id, fields: { readAt: expect.any(Date) } }]);
  });

  it('is written as soon as its message arrives, and again when it is read', async () => {
    const ada = await newUser();
    const { written } = dispatch();
    await tell(ada);
    await eventually(() => written.length === 2, 2_000);
    await ada.call('POST', paths.readAll);
    await eventually(() => written.length === 4, 2_000);
    expect(written.slice(2).every(({ fields }) => fields.readAt !== null)).toBe(true);
  });

  it('is written again when it was read during its write', async () => {
    const ada = await newUser();
    const id = await newestOf(ada);
    let go = () => {};
    const { written, wake, tries } = dispatch(() => new Promise((resolve) => (go = resolve)));
    wake();
    await eventually(() => tries.mock.calls.length === 1);
    await ada.call('PATCH', paths.notification(id), { read: true });
    // Another process has claimed the row of that change, and may have been faster.
    const until = new Date(clock().getTime() + 60_000);
    expect(await claimDue(db(), { now: clock(), until, limit: 10 })).toHaveLength(1);
    go();
    await eventually(() => tries.mock.calls.length === 2);
    go();
    await eventually(() => written.length === 2);
    expect(written.map(({ fields }) => fields.readAt !== null)).toEqual([false, true]);
  });
});

describe('While Firestore is unavailable', () => {
  it('loses nothing, does not retry earlier because of new notifications, and logs the beginning and the end', async () => {
    const ada = await newUser();
    let away = true;
    const { titles, log, tries, disconnect, wake } = dispatch(async () => {
      if (away) throw new Error('14 UNAVAILABLE');
    });
    wake();
    await eventually(() => tries.mock.calls.length === 2, 5_000);
    for (const title of ['One', 'Two', 'Three']) await tell(ada, title);
    expect(tries).toHaveBeenCalledTimes(2);
    expect(disconnect).toHaveBeenCalledTimes(2);
    away = false;
    await eventually(empty, 5_000);
    expect(titles().sort()).toEqual(['One', 'Three', 'Two', 'Welcome to My Note']);
    expect(log.error).toHaveBeenCalledTimes(1);
    expect(log.warn).toHaveBeenCalledTimes(1);
    expect(JSON.stringify(log.error.mock.calls)).not.toContain('Welcome');
  });

  it('a write that hangs is aborted and retried', async () => {
    const ada = await newUser();
    let hangs = true;
    const { titles, wake, log } = dispatch(() => (hangs ? new Promise(() => {}) : Promise.resolve()));
    wake();
    await eventually(() => log.error.mock.calls.length === 1, 2_000);
    hangs = false;
    await eventually(empty, 5_000);
    expect(titles()).toEqual(['Welcome to My Note']);
    expect(ada._id).toBeDefined();
  });

  it('an aborted write that arrives late leaves no outdated read mark', async () => {
    const ada = await newUser();
    const id = await newestOf(ada);
    let arrive = () => {};
    let hangs = true;
    const { written, wake, log } = dispatch(() =>
      hangs ? new Promise((resolve) => (arrive = resolve)) : Promise.resolve(),
    );
    wake();
    await eventually(() => log.error.mock.calls.length === 1, 2_000);
    hangs = false;
    await ada.call('PATCH', paths.notification(id), { read: true });
    await eventually(empty, 5_000);
    arrive();
    await eventually(() => written.length >= 3, 2_000);
    expect(written.slice(-2).map(({ fields }) => fields.readAt !== null)).toEqual([false, true]);
  });

  it('does not delay the end of the service, which releases its rows immediately', async () => {
    await newUser();
    const { wake, tries, close } = dispatch(() => new Promise(() => {}));
    wake();
    await eventually(() => tries.mock.calls.length === 1);
    const start = Date.now();
    await close();
    expect(Date.now() - start).toBeLessThan(150);
    const [row] = await waiting();
    expect(row?.nextTryAt.getTime()).toBeLessThanOrEqual(clock().getTime());
  });
});

describe('Several processes', () => {
  it('write each notification once', async () => {
    const ada = await newUser();
    for (let n = 0; n < 250; n += 1) await tell(ada, `News ${n}`);
    const [here, there] = [dispatch(), dispatch()];
    here.wake();
    there.wake();
    await eventually(empty);
    const ids = [...here.written, ...there.written].map(({ id }) => id);
    expect(ids).toHaveLength(251);
    expect(new Set(ids).size).toBe(251);
  });

  it('claim the rows of a dead process only after its lease has expired', async () => {
    await newUser();
    const until = new Date(clock().getTime() + 60_000);
    expect(await claimDue(db(), { now: clock(), until, limit: 10 })).toHaveLength(1);
    const { written, wake } = dispatch();
    wake();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(written).toEqual([]);
    advance(61_000);
    wake();
    await eventually(empty);
    expect(written).toHaveLength(1);
  });
});
