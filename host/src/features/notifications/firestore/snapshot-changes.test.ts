import { type DocumentData, Timestamp } from 'firebase/firestore';
import { expect, test } from 'vitest';
import type { FeedItem } from '../feed.ts';
import { type Answer, createSnapshotChanges } from './snapshot-changes.ts';

const USER = '018f0000-0000-7000-8000-000000000001';
const doc = (id: string, seconds: number, more: DocumentData = {}) => {
  const data: DocumentData = { title: id, createdAt: new Timestamp(seconds, 0), ...more };
  return { id, data: () => data };
};
type Doc = ReturnType<typeof doc>;
const answer = (
  docs: Doc[],
  changes: ['added' | 'modified' | 'removed', Doc][],
  fromCache = false,
): Answer => ({
  docs,
  metadata: { fromCache },
  docChanges: () => changes.map(([type, changed]) => ({ type, doc: changed })),
});
const all = (docs: Doc[]) => docs.map((entry): ['added', Doc] => ['added', entry]);

function open() {
  const told: FeedItem[] = [];
  const live: boolean[] = [];
  let changed = 0;
  const listener = {
    arrived: (news: FeedItem) => void told.push(news),
    changed: () => void changed++,
    unread: () => {},
    items: () => {},
    live: (next: boolean) => void live.push(next),
  };
  const { take } = createSnapshotChanges(USER, listener);
  return { take, live, ids: () => told.map(({ id }) => id), changed: () => changed };
}

test('what was there when the page opened is no news; what is added is, in the order in which it came', () => {
  const page = open();
  const [old, one, two] = [doc('old', 1), doc('one', 2), doc('two', 3)];
  page.take(answer([old], all([old])));
  page.take(answer([two, one, old], all([two, one])));
  expect(page.ids()).toEqual(['one', 'two']);
});

test('an empty answer from memory is not the beginning', () => {
  const page = open();
  const old = doc('old', 1);
  page.take(answer([], [], true));
  page.take(answer([old], all([old])));
  expect(page.ids()).toEqual([]);
  expect(page.live).toEqual([false, true]);
});

test('a query that is asked again tells only what was missed', () => {
  const page = open();
  const [old, one, two] = [doc('old', 1), doc('one', 2), doc('two', 3)];
  page.take(answer([old], all([old])));
  page.take(answer([one, old], all([one])));
  page.take(answer([two, one, old], all([two, one, old])));
  expect(page.ids()).toEqual(['one', 'two']);
});

test('what slides into a full answer from behind is no news; what came late is', () => {
  const page = open();
  const full = Array.from({ length: 30 }, (_, index) => doc(`n${index}`, 100 - index));
  page.take(answer(full, all(full)));
  const [older, late] = [doc('older', 1), doc('late', 90)];
  page.take(answer([...full, older, late], all([older, late])));
  expect(page.ids()).toEqual(['late']);
});

test('a change of what was there is told as such', () => {
  const page = open();
  const old = doc('old', 1);
  page.take(answer([old], all([old])));
  page.take(answer([old], [['modified', old]]));
  expect([page.ids(), page.changed()]).toEqual([[], 2]);
});

test('the count is asked for again with the first answer and with each that brings something', () => {
  const page = open();
  const [old, one] = [doc('old', 1), doc('one', 2)];
  page.take(answer([old], all([old])));
  expect(page.changed()).toBe(1);
  page.take(answer([one, old], all([one])));
  expect(page.changed()).toBe(2);
});

test('what comes already read is no news', () => {
  const page = open();
  page.take(answer([], []));
  const read = doc('read', 1, { readAt: new Timestamp(2, 0) });
  page.take(answer([read], all([read])));
  expect(page.ids()).toEqual([]);
});
