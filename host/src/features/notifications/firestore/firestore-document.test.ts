import { Timestamp } from 'firebase/firestore';
import { expect, test } from 'vitest';
import { toFeedItem } from './firestore-document.ts';

const USER = '018f0000-0000-7000-8000-000000000001';
const ID = '018f0000-0000-7000-8000-000000000002';

test('a document of the service is the whole notification, with the user’s own id', () => {
  const news = toFeedItem(
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
  expect(news.notification).toMatchObject({ _id: ID, to: USER, createdAt: '1970-01-01T00:00:01.000Z' });
});

test.each([
  [{}],
  [{ title: 3, description: ['x'], duration: '5' }],
  [{ createdAt: 'never', kind: 'unheard of' }],
])('a document that lacks parts is told with what it has: %j', (data) => {
  expect(toFeedItem('any', data, USER)).toEqual({
    id: 'any',
    title: undefined,
    description: undefined,
    duration: undefined,
    notification: undefined,
  });
});
