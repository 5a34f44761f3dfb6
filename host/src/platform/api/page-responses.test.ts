import { session } from '@my-note/kit/session';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageResponses } from './page-responses.ts';

const user = { _id: '1', name: 'Ada', email: 'ada@example.org', avatarUrl: null };
const CALL = '/u-notes/notes/by-slug?slug=plan';

function put(reader?: string): void {
  document.body.innerHTML =
    '<script type="application/json" id="page-data"></script><script type="application/json" id="page-responses"></script>';
  const fill = (id: string, data: object) => {
    const element = document.getElementById(id);
    if (element) element.textContent = JSON.stringify(data);
  };
  fill('page-data', { reader });
  fill('page-responses', { [CALL]: { title: 'Plan' } });
}

beforeEach(() => {
  session.signIn({ user, accessToken: 'token' });
  // The page has just been opened, however long this process has run.
  vi.spyOn(performance, 'now').mockReturnValue(1_000);
});
afterEach(() => {
  session.signOut();
  document.body.innerHTML = '';
  vi.restoreAllMocks();
});

test('a response of the page is taken once, by the call that it is for', () => {
  put('1');
  const known = pageResponses();
  expect(known('/u-notes/notes')).toBeUndefined();
  expect(known(CALL)).toEqual({ title: 'Plan' });
  expect(known(CALL)).toBeUndefined();
});

test('somebody else never gets it, and a visitor only what everybody may read', () => {
  put('2');
  expect(pageResponses()(CALL)).toBeUndefined();
  session.signOut();
  put('1');
  expect(pageResponses()(CALL)).toBeUndefined();
  put();
  expect(pageResponses()(CALL)).toEqual({ title: 'Plan' });
});

test('later it is fetched, for it may have changed', () => {
  put('1');
  const known = pageResponses();
  vi.spyOn(performance, 'now').mockReturnValue(31_000);
  expect(known(CALL)).toBeUndefined();
});

test('a page without responses has none', () => {
  expect(pageResponses()(CALL)).toBeUndefined();
});
