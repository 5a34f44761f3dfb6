import { expect, test } from 'vitest';
import { api } from '../http/api-client.ts';
import type { Schema } from '../http/schema.ts';
import { notificationQueries } from '../queries/notifications.queries.ts';
import { testQueryClient } from './index.tsx';
import { refusal, standInService } from './service.ts';

const readCount = () => testQueryClient().fetchQuery(notificationQueries.unreadCount());

test('responds with what its handlers return, and records the calls', async () => {
  const calls = standInService({ 'GET unreadCount': () => ({ unread: 2 }) });
  expect(await readCount()).toEqual({ unread: 2 });
  expect(calls).toEqual(['GET /api/notifications/unread-count']);
});

test('refuses with a code and a message', async () => {
  standInService({ 'GET unreadCount': () => refusal(409, 'Not today', 'LATER') });
  await expect(readCount()).rejects.toMatchObject({ status: 409, code: 'LATER', message: 'Not today' });
});

test("responds to an endpoint of a remote's own, which has a schema of any library", async () => {
  const calls = standInService({
    'GET /api/weather/:place': ({ ids, query }) => ({ place: ids[0], degrees: Number(query.get('day')) }),
  });
  const schema: Schema<string> = {
    '~standard': {
      version: 1,
      vendor: 'test',
      validate: (value) => {
        const { place, degrees } = Object(value);
        return degrees > 0 ? { value: `${place} ${degrees}` } : { issues: [{ message: 'too cold' }] };
      },
    },
  };
  expect(await api.get('/weather/oslo', { query: { day: 3 }, schema })).toBe('oslo 3');
  await expect(api.get('/weather/oslo', { query: { day: 0 }, schema })).rejects.toMatchObject({
    message: 'The service answered 200',
    cause: [{ message: 'too cold' }],
  });
  expect(calls).toEqual(['GET /api/weather/oslo?day=3', 'GET /api/weather/oslo?day=0']);
});

test.fails('fails a test that makes a call without a handler', async () => {
  standInService();
  await readCount().catch(() => {});
});

test.fails('fails a test whose response does not fit the contract', async () => {
  standInService({ 'GET unreadCount': () => ({ unread: 0.5 }) });
  await readCount().catch(() => {});
});

test('checks the type of a response', () => {
  // @ts-expect-error a count is a number
  standInService({ 'GET unreadCount': () => ({ unread: 'two' }) });
  expect(api.host()).toBe('/api');
});
