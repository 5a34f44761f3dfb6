import { QueryClient } from '@my-note/kit/query';
import { session } from '@my-note/kit/session';
import { testId as id, refusal, standInService, testItem, testNote } from '@my-note/kit/testing';
import { beforeEach, expect, test } from 'vitest';
import { createCalls } from './calls.ts';
import { NOBODY } from './granted-notes.ts';
import type { Call } from './messages.ts';

const grant = { read: ['work'], write: 'log' };
const items = [
  testItem(1, 'work', { type: 'category', order: [id(2)] }),
  testItem(2, 'work/plan', { category: { _id: id(1), title: 'Work' } }),
  testItem(3, 'log'),
  testItem(4, 'diary'),
];
const [, plan = testItem(2, ''), log = testItem(3, ''), diary = testItem(4, '')] = items;

beforeEach(() => {
  session.signIn({
    user: { _id: id(8), name: 'Ann', email: 'ann@example.org', avatarUrl: null },
    accessToken: 'token',
  });
});

/** Makes calls in the name of a frame; the service has the items above. */
function frame(handlers: Parameters<typeof standInService>[0] = {}) {
  const made = standInService({
    'GET notes': () => ({ data: items, order: [id(1), id(3), id(4)] }),
    'GET noteBySlug': ({ query }) => {
      const found = items.find(({ slug }) => slug === query.get('slug'));
      return found ? testNote(found, { content: `Text of ${found.slug}` }) : refusal(404);
    },
    ...handlers,
  });
  const call = createCalls(grant, new QueryClient());
  const make = (method: Call['method'], address: string, body?: unknown) =>
    call({
      type: 'call',
      id: 1,
      method,
      address,
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  return { made, make };
}

test('the list has what was granted', async () => {
  const { make } = frame();
  expect(await make('GET', '/u-notes/notes')).toMatchObject({
    status: 200,
    body: { data: [{ slug: 'work' }, { slug: 'work/plan' }, { slug: 'log' }], order: [id(1), id(3)] },
  });
});

test('a granted note comes without its author; another one is not asked for', async () => {
  const { made, make } = frame();
  expect(await make('GET', '/u-notes/notes/by-slug?slug=work%2Fplan')).toMatchObject({
    status: 200,
    body: { content: 'Text of work/plan', createdBy: NOBODY, category: { _id: id(1) } },
  });
  made.length = 0;
  expect((await make('GET', '/u-notes/notes/by-slug?slug=diary')).status).toBe(404);
  expect(made).toEqual([]);
});

test('a former address that leads out of the grant is none', async () => {
  const { make } = frame({ 'GET noteBySlug': () => testNote(diary) });
  expect((await make('GET', '/u-notes/notes/by-slug?slug=work/moved')).status).toBe(404);
});

test('previews are asked for granted ids alone', async () => {
  const { made, make } = frame({ 'GET previews': () => [{ _id: plan._id, excerpt: 'Begin' }] });
  const ids = [plan._id, diary._id, 'x', `${log._id}&more=1`].map(encodeURIComponent).join();
  expect(await make('GET', `/u-notes/notes/previews?ids=${ids}`)).toMatchObject({ status: 200 });
  expect(made.at(-1)).toBe(`GET /api/u-notes/notes/previews?ids=${plan._id}`);
});

test('the one note is written with its base version, and a conflict brings its newest text', async () => {
  const bodies: unknown[] = [];
  const { make } = frame({
    'PUT note': ({ body }) => {
      bodies.push(body);
      return testNote(log, { content: 'New', version: 2 });
    },
  });
  const body = { content: 'New', baseVersion: 1 };
  expect(await make('PUT', `/u-notes/notes/${log._id}`, body)).toMatchObject({
    status: 200,
    body: { content: 'New', createdBy: NOBODY },
  });
  expect(bodies).toEqual([body]);
});

test.each([
  ['another note', plan._id, { content: 'New', baseVersion: 1 }],
  ['a note out of sight', diary._id, { content: 'New', baseVersion: 1 }],
  ['its title', log._id, { content: 'New', baseVersion: 1, title: 'Diary' }],
  ['its place', log._id, { content: 'New', baseVersion: 1, category: id(1) }],
  ['no base version', log._id, { content: 'New' }],
  ['what is no JSON', log._id, '{'],
])('writing %s is refused without a request', async (_what, noteId, body) => {
  const { made, make } = frame();
  expect((await make('PUT', `/u-notes/notes/${noteId}`, body)).status).toBe(403);
  expect(made.filter((one) => one.startsWith('PUT'))).toEqual([]);
});

test.each<[Call['method'], string]>([
  ['GET', '/users/account'],
  ['GET', '/u-notes/notes?filters[deleted]=true'],
  ['GET', '/u-notes/notes/by-slug?slug=work&deleted=true'],
  ['GET', '/u-notes/notes/by-slug?slug=work&slug=diary'],
  ['GET', `/u-notes/notes/${plan._id}/versions`],
  ['POST', '/u-notes/notes/draft'],
  ['DELETE', `/u-notes/notes/${log._id}/soft`],
  ['PUT', `/u-notes/notes/${log._id}/share`],
  ['GET', '/u-notes/../u-notes/notes'],
  ['GET', '//evil.example/u-notes/notes'],
  ['PATCH', `/u-notes/notes/${log._id}`],
])('%s %s is refused without a request', async (method, address) => {
  const { made, make } = frame();
  expect((await make(method, address)).status).toBe(403);
  expect(made).toEqual([]);
});

test('nobody who is not signed in has notes', async () => {
  session.signOut();
  const { made, make } = frame();
  expect((await make('GET', '/u-notes/notes')).status).toBe(401);
  expect(made).toEqual([]);
});
