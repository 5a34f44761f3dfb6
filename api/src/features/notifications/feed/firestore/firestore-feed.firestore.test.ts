import { paths } from '@my-note/contract';
import { NOTIFICATIONS_COLLECTION } from '@my-note/contract/firebase';
import { startFirestore } from '@my-note/tooling/emulators';
import { eq } from 'drizzle-orm';
import { Firestore, Timestamp } from 'firebase-admin/firestore';
import { afterAll, describe, expect, inject, it, vi } from 'vitest';
import { users } from '../../../../items/tables.ts';
import { eventually } from '../../../../testing/eventually.ts';
import { RULES } from '../../../../testing/processes/firestore-emulator.ts';
import { adaptersOf, FIREBASE, PROJECT } from '../../../../testing/sign-in/firebase.ts';
import { useApp } from '../../../../testing/test-app.ts';
import type { TestUser } from '../../../../testing/test-user.ts';
import { purgeDueAccounts, scheduleDeletion } from '../../../account/deletion/deletion.usecases.ts';
import { notify } from '../../notify.usecases.ts';
import { toDocument } from './documents.rules.ts';
import { createFirestoreStore } from './firestore.client.ts';
import { claimDue, readNotifications } from './outbox.repository.ts';
import { notificationOutbox } from './outbox.table.ts';
import { createDispatcher } from './outbox.worker.ts';

const clients: Firestore[] = [];
afterAll(() => Promise.all(clients.map((client) => client.terminate())));
const clientOf = (host: string) => {
  const client = new Firestore({ projectId: PROJECT, host, ssl: false });
  clients.push(client);
  return client.collection(NOTIFICATIONS_COLLECTION);
};

const adapters = (host: string) =>
  adaptersOf({ ...FIREBASE, FEED: 'firestore', FIRESTORE_EMULATOR_HOST: host });
const message = { kind: 'operator-message' as const, title: 'News', description: 'Tonight' };
const tell = ({ services }: Pick<ReturnType<typeof useApp>, 'services'>, user: TestUser, title: string) =>
  services().db.transaction((tx) => notify(services(), tx, { to: user._id, ...message, title }));

const host = inject('firestoreHost');
const collection = clientOf(host);
/** `to` is the id at Firebase Auth, which is the e-mail in these tests. */
const documentsOf = (user: TestUser, of = collection) => of.where('to', '==', user.email).get();
const titlesOf = async (user: TestUser, of = collection) =>
  (await documentsOf(user, of)).docs.map((document) => String(document.get('title'))).sort();

describe('A service with the feed of Firestore', () => {
  const service = useApp(adapters(host));

  it('writes each notification within seconds', async () => {
    const ada = await service.newUser();
    await eventually(async () => (await titlesOf(ada)).length === 1);
    const start = Date.now();
    const seen = new Promise<number>((resolve) => {
      const stop = collection.where('to', '==', ada.email).onSnapshot(({ docs }) => {
        if (docs.length < 2) return;
        resolve(Date.now() - start);
        stop();
      });
    });
    await tell(service, ada, 'Quick');
    expect(await seen).toBeLessThan(5_000);
    const quick = (await documentsOf(ada)).docs.find((document) => document.get('title') === 'Quick');
    expect(quick?.data()).toEqual({
      to: ada.email,
      clientId: 'my-note',
      createdAt: expect.any(Timestamp),
      title: 'Quick',
      description: 'Tonight',
      duration: null,
      kind: 'operator-message',
      href: null,
      readAt: null,
    });
  });

  it('updates documents when notifications are read', async () => {
    const ada = await service.newUser();
    await eventually(async () => (await titlesOf(ada)).length === 1);
    const [welcome] = (await documentsOf(ada)).docs;
    const readAt = async () => (await welcome?.ref.get())?.get('readAt');
    await ada.call('PATCH', paths.notification(welcome?.id ?? ''), { read: true });
    await eventually(async () => (await readAt()) instanceof Timestamp);
    await ada.call('PATCH', paths.notification(welcome?.id ?? ''), { read: false });
    await eventually(async () => (await readAt()) === null);
    await ada.call('POST', paths.readAll);
    await eventually(async () => (await readAt()) instanceof Timestamp);
  });

  it('removes the documents of a deleted account, and of nobody else', async () => {
    const [ada, bob] = [await service.newUser(), await service.newUser()];
    await tell(service, ada, 'For Ada');
    await eventually(async () => (await titlesOf(ada)).length === 2 && (await titlesOf(bob)).length === 1);
    const services = { ...service.services(), log: service.app().log };
    await scheduleDeletion(services, ada._id);
    service.advance(8 * 24 * 60 * 60_000);
    await purgeDueAccounts(services);
    expect(await titlesOf(ada)).toEqual([]);
    expect(await titlesOf(bob)).toHaveLength(1);
    expect(await service.db().$count(users, eq(users.id, ada._id))).toBe(0);
  });

  it('reports the number of waiting documents in its metrics', async () => {
    const { body } = await service.app().inject({ url: '/api/metrics' });
    expect(body).toMatch(/^notification_outbox_rows \d+$/m);
  });
});

describe('Several dispatchers', () => {
  const { feed, identities } = adapters(host);
  const service = useApp({ identities, feed: { ...feed, createWorker: undefined } });
  const dispatch = () => {
    const { db, bus } = service.services();
    const store = createFirestoreStore({ projectId: PROJECT, emulatorHost: host });
    const log = { error: vi.fn(), warn: vi.fn() };
    return createDispatcher({ db, bus, clock: service.clock, log, store });
  };
  const empty = async () => (await service.db().$count(notificationOutbox)) === 0;

  it('write each document once', async () => {
    const ada = await service.newUser();
    for (let n = 0; n < 120; n += 1) await tell(service, ada, `News ${n}`);
    const workers = [dispatch(), dispatch()];
    for (const { wake } of workers) wake();
    await eventually(empty);
    for (const { close } of workers) await close();
    const { docs } = await documentsOf(ada);
    expect(docs).toHaveLength(121);
    expect(docs.filter(({ createTime, updateTime }) => !createTime.isEqual(updateTime))).toEqual([]);
  });

  it('write no document twice when one dies before recording its write', async () => {
    const ada = await service.newUser();
    const { db } = service.services();
    const now = service.clock();
    const claimed = await claimDue(db, { now, until: new Date(now.getTime() + 60_000), limit: 10 });
    const found = await readNotifications(
      db,
      claimed.map(({ notificationId }) => notificationId),
    );
    const store = createFirestoreStore({ projectId: PROJECT, emulatorHost: host });
    await store.write(found.map(toDocument));
    store.disconnect();
    expect(await empty()).toBe(false);
    service.advance(61_000);
    const { wake, close } = dispatch();
    wake();
    await eventually(empty);
    await close();
    expect(await titlesOf(ada)).toEqual(['Welcome to My Note']);
  });
});

describe('While Firestore is unavailable', async () => {
  const first = await startFirestore({ projectId: PROJECT, rules: RULES });
  const emulators = [first];
  afterAll(() => Promise.all(emulators.map(({ stop }) => stop())));
  const service = useApp(adapters(first.host));
  const theirs = clientOf(first.host);

  it('five notifications wait, and each is written once afterwards', async () => {
    const ada = await service.newUser();
    await eventually(async () => (await titlesOf(ada, theirs)).length === 1);
    await first.stop();
    const titles = ['One', 'Two', 'Three', 'Four', 'Five'];
    for (const title of titles) await tell(service, ada, title);
    await eventually(async () => {
      const rows = await service.db().select().from(notificationOutbox);
      return rows.length === 5 && rows.some(({ tries }) => tries > 1);
    }, 20_000);
    emulators.push(
      await startFirestore({ projectId: PROJECT, rules: RULES }, Number(first.host.split(':')[1])),
    );
    await eventually(async () => (await service.db().$count(notificationOutbox)) === 0, 40_000);
    expect(await titlesOf(ada, theirs)).toEqual(titles.sort());
  });
});
