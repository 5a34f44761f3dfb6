// @vitest-environment jsdom

import { paths } from '@my-note/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { session } from '../session/index.ts';
import { holdService } from '../testing/service.ts';
import { changePictureSites, pictureSites } from './picture-sites.ts';

const user = {
  _id: '018f0000-0000-7000-8000-000000000001',
  name: 'Ada',
  email: 'a@example.org',
  avatarUrl: null,
};
const add = (site: string) => changePictureSites((sites) => [...sites, site]);
afterEach(() => {
  session.signOut();
  vi.unstubAllGlobals();
});

test('a visitor keeps the sites in the browser, without a call', async () => {
  const { calls } = holdService();
  await add('one.example');
  await add('one.example');
  expect(pictureSites()).toEqual(['one.example']);
  expect(calls).toEqual([]);
});

test("a person's sites are known at once, and added to those that another device has chosen", async () => {
  session.signIn({ user, accessToken: 'token' });
  const { called } = holdService();
  const done = add('one.example');
  expect(pictureSites()).toEqual(['one.example']);
  (await called(1)).respond(200, [{ key: 'pictureSites', value: 'two.example' }]);
  const put = await called(2);
  const body = { key: 'pictureSites', value: 'two.example,one.example' };
  expect(put).toMatchObject({ method: 'PUT', path: `/api${paths.configs}`, body });
  put.respond(200, body);
  await done;
  expect(pictureSites()).toEqual(['two.example', 'one.example']);
});

test('what cannot be stored is as it was before', async () => {
  session.signIn({ user, accessToken: 'token' });
  const { called } = holdService();
  const done = add('one.example');
  (await called(1)).respond(500, {});
  await expect(done).rejects.toThrow();
  expect(pictureSites()).toEqual([]);
});

test('the oldest sites go where there is no room for more', async () => {
  const long = (letter: string) => `${letter.repeat(250)}.example`;
  for (const letter of 'abcdefghijklmnopq') await add(long(letter));
  expect(pictureSites()).toHaveLength(15);
  expect(pictureSites().at(-1)).toBe(long('q'));
});
