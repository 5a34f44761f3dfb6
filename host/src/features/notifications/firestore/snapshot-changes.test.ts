import { type DocumentData, Timestamp } from 'firebase/firestore';
import { expect, test } from 'vitest';
import type { FeedItem } from '../feed.ts';
import { createSnapshotChanges, type Snapshot } from './snapshot-changes.ts';

const USER = '018f0000-0000-7000-8000-000000000001';
const doc = (id: string, seconds: number, more: DocumentData = {}) => {
  const data: DocumentData = { title: id, createdAt: new Timestamp(seconds, 0), ...more };
  return { id, data: () => data };
};
type Doc = ReturnType<typeof doc>;
const snapshot = (
  docs: Doc[],
  changes: ['added' | 'modified' | 'removed', Doc][],
  fromCache = false,
): Snapshot => ({
  docs,
  metadata: { fromCache },
  docChanges: () => changes.map(([type, changed]) => ({ type, doc: changed })),
});
const all = (docs: Doc[]) => docs.map((entry): ['added', Doc] => ['added', entry]);

function open() {
  const received: FeedItem[] = [];
  const live: boolean[] = [];
  let changed = 0;
  const listener = {
    arrived: (item: FeedItem) => void received.push(item),
    changed: () => void changed++,
    unread: () => {},
    items: () => {},
    live: (next: boolean) => void live.push(next),
  };
  const { take } = createSnapshotChanges(USER, listener);
  return { take, live, ids: () => received.map(({ id }) => id), changed: () => changed };
}

test('reports only documents added after the first snapshot, oldest first', () => {
  const page = open();
  const [old, one, two] = [doc('old', 1), doc('one', 2), doc('two', 3)];
  page.take(snapshot([old], all([old])));
  page.take(snapshot([two, one, old], all([two, one])));
  expect(page.ids()).toEqual(['one', 'two']);
});

test('ignores an empty snapshot from the cache', () => {
  const page = open();
  const old = doc('old', 1);
  page.take(snapshot([], [], true));
  page.take(snapshot([old], all([old])));
  expect(page.ids()).toEqual([]);
  expect(page.live).toEqual([false, true]);
});

test('a query that restarts reports only what was missed', () => {
  const page = open();
  const [old, one, two] = [doc('old', 1), doc('one', 2), doc('two', 3)];
  page.take(snapshot([old], all([old])));
  page.take(snapshot([one, old], all([one])));
  page.take(snapshot([two, one, old], all([two, one, old])));
  expect(page.ids()).toEqual(['one', 'two']);
});

test('ignores an older document that slides into a full snapshot, and reports one that arrived late', () => {
  const page = open();
  const full = Array.from({ length: 30 }, (_, index) => doc(`n${index}`, 100 - index));
  page.take(snapshot(full, all(full)));
  const [older, late] = [doc('older', 1), doc('late', 90)];
  page.take(snapshot([...full, older, late], all([older, late])));
  expect(page.ids()).toEqual(['late']);
});

test('reports a modified document as a change', () => {
  const page = open();
  const old = doc('old', 1);
  page.take(snapshot([old], all([old])));
  page.take(snapshot([old], [['modified', old]]));
  expect([page.ids(), page.changed()]).toEqual([[], 2]);
});

test('refreshes the count with the first snapshot and with each that adds something', () => {
  const page = open();
  const [old, one] = [doc('old', 1), doc('one', 2)];
  page.take(snapshot([old], all([old])));
  expect(page.changed()).toBe(1);
  page.take(snapshot([one, old], all([one])));
  expect(page.changed()).toBe(2);
});

test('ignores a document that is already read', () => {
  const page = open();
  page.take(snapshot([], []));
  const read = doc('read', 1, { readAt: new Timestamp(2, 0) });
  page.take(snapshot([read], all([read])));
  expect(page.ids()).toEqual([]);
});
