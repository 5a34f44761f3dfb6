import { Timestamp } from 'firebase/firestore';
import { expect, test } from 'vitest';
import { toFeedItem } from './firestore-document.ts';

const USER = '018f0000-0000-7000-8000-000000000001';
const ID = '018f0000-0000-7000-8000-000000000002';

test('a document of the service is a complete notification, with the id of our user', () => {
  const item = toFeedItem(
    ID,
    {
      to: 'firebase-uid',
      clientId: 'my-note',
      createdAt: Timestamp.fromMillis(1_000),
      kind: 'welcome',
      title: 'Welcome',
      description: 'Hello',
      duration: null,
      href: '/',
      readAt: null,
    },
    USER,
  );
  expect(item.notification).toMatchObject({ _id: ID, to: USER, createdAt: '1970-01-01T00:00:01.000Z' });
});

test.each([
  [{}],
  [{ title: 3, description: ['x'], duration: '5' }],
  [{ createdAt: 'never', kind: 'unheard of' }],
])('reports an incomplete document with the fields it has: %j', (data) => {
  expect(toFeedItem('any', data, USER)).toEqual({
    id: 'any',
    title: undefined,
    description: undefined,
    duration: undefined,
    notification: undefined,
  });
});
