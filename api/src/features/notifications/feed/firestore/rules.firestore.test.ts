import { readFileSync } from 'node:fs';
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { CLIENT_ID } from '@my-note/contract';
import { NOTIFICATIONS_COLLECTION } from '@my-note/contract/firebase';
import {
  addDoc,
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  setDoc,
  setLogLevel,
  updateDoc,
  where,
} from 'firebase/firestore';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { RULES } from '../../../../testing/processes/firestore-emulator.ts';

let environment: RulesTestEnvironment;
beforeAll(async () => {
  const [host = '', port] = inject('firestoreHost').split(':');
  // A project of its own, so that it contains no other documents.
  environment = await initializeTestEnvironment({
    projectId: 'demo-my-note-rules',
    firestore: { host, port: Number(port), rules: readFileSync(RULES, 'utf8') },
  });
  // Refusals are expected here, so they are not logged.
  setLogLevel('silent');
  await environment.withSecurityRulesDisabled(async (context) => {
    const db = context.firestore();
    for (const [id, to, day] of [
      ['a1', 'ada', 1],
      ['a2', 'ada', 2],
      ['b1', 'bob', 3],
    ] as const) {
      const fields = { to, clientId: CLIENT_ID, createdAt: new Date(2031, 0, day), title: id, readAt: null };
      await setDoc(doc(db, NOTIFICATIONS_COLLECTION, id), fields);
    }
    await setDoc(doc(db, 'other', 'x'), { to: 'ada' });
  });
});
afterAll(() => environment.cleanup());

type Client = ReturnType<RulesTestContext['firestore']>;
const ada = () => environment.authenticatedContext('ada').firestore();
const nobody = () => environment.unauthenticatedContext().firestore();
const notifications = (db: Client) => collection(db, NOTIFICATIONS_COLLECTION);
/** The live query of the page. */
const live = (db: Client, to: string) =>
  query(
    notifications(db),
    where('to', '==', to),
    where('clientId', '==', CLIENT_ID),
    orderBy('createdAt', 'desc'),
    limit(20),
  );

describe('A person', () => {
  it('reads their own notifications, newest first', async () => {
    const { docs } = await assertSucceeds(getDocs(live(ada(), 'ada')));
    expect(docs.map(({ id }) => id)).toEqual(['a2', 'a1']);
    await assertSucceeds(getDoc(doc(ada(), NOTIFICATIONS_COLLECTION, 'a1')));
  });

  it('cannot read notifications of another user', async () => {
    await assertFails(getDoc(doc(ada(), NOTIFICATIONS_COLLECTION, 'b1')));
    await assertFails(getDocs(live(ada(), 'bob')));
  });

  it('must query by recipient: a query for everything is refused', async () => {
    await assertFails(getDocs(notifications(ada())));
    await assertFails(
      getDocs(query(notifications(ada()), where('clientId', '==', CLIENT_ID), orderBy('createdAt', 'desc'))),
    );
  });

  it('cannot write, not even their own', async () => {
    const own = doc(ada(), NOTIFICATIONS_COLLECTION, 'a1');
    await assertFails(updateDoc(own, { readAt: new Date() }));
    await assertFails(updateDoc(own, { title: 'Forged' }));
    await assertFails(deleteDoc(own));
    await assertFails(addDoc(notifications(ada()), { to: 'ada', clientId: CLIENT_ID, title: 'Forged' }));
    await assertFails(addDoc(notifications(ada()), { to: 'bob', clientId: CLIENT_ID, title: 'Forged' }));
  });

  it('cannot read another collection', async () => {
    await assertFails(getDoc(doc(ada(), 'other', 'x')));
    await assertFails(setDoc(doc(ada(), 'other', 'y'), { to: 'ada' }));
    await assertFails(getDoc(doc(ada(), NOTIFICATIONS_COLLECTION, 'a1', 'inner', 'x')));
  });
});

describe('A visitor who is not signed in', () => {
  it('cannot read or write', async () => {
    await assertFails(getDoc(doc(nobody(), NOTIFICATIONS_COLLECTION, 'a1')));
    await assertFails(getDocs(live(nobody(), 'ada')));
    await assertFails(getDocs(notifications(nobody())));
    await assertFails(addDoc(notifications(nobody()), { to: 'ada', clientId: CLIENT_ID }));
    await assertFails(deleteDoc(doc(nobody(), NOTIFICATIONS_COLLECTION, 'a1')));
  });
});
