import { session } from '@my-note/kit/session';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { releaseKeptWords } from './kept-words.ts';

const field = () => document.querySelector<HTMLTextAreaElement>('#first-start');
const LONG_MS = 60_000;

function draw(page: string, { value = 'typed', path = location.pathname } = {}): void {
  document.body.innerHTML = `<div id="root">${page}</div>
    <textarea id="first-start" style="opacity:0" data-path="${path}">${value}</textarea>`;
}
const main = (page: string) => `<main>${page}</main>`;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([
  ['nobody typed', main('<div role="alert"><h2>Failed</h2></div>'), { value: '' }],
  ['the page did not take the words', main('<h1>Note</h1>'), {}],
])('the field goes when %s', (_, page, more) => {
  draw(page, more);
  releaseKeptWords();
  expect(field()).not.toBeNull();
  vi.advanceTimersByTime(LONG_MS);
  expect(field()).toBeNull();
});

test.each([
  ['a page that failed', main('<div role="alert"><h2>Failed</h2></div>'), {}],
  ['an app that did not start', '<div class="boot-failure"><h1>No</h1></div>', {}],
  ['a page that was left', main('<h1>Other</h1>'), { path: '/left' }],
])('words wait for %s', (_, page, more) => {
  draw(page, more);
  releaseKeptWords();
  vi.advanceTimersByTime(LONG_MS);
  expect(field()?.value).toBe('typed');
  if ('path' in more) return;
  document.querySelector('#root')?.replaceChildren(document.createElement('main'));
  document.querySelector('main')?.append(document.createElement('h1'));
  vi.advanceTimersByTime(LONG_MS);
  expect(field()).toBeNull();
});

test('words of one person do not wait while another one is signed in', () => {
  draw(main('<h1>Other</h1>'), { path: '/left' });
  releaseKeptWords();
  vi.spyOn(session, 'get').mockReturnValue(Object.assign({}, session.get(), { user: { _id: 'other' } }));
  vi.advanceTimersByTime(LONG_MS);
  expect(field()).toBeNull();
});

test('words are seen where no page can take them', () => {
  draw(main('<h1>Note</h1>'));
  releaseKeptWords();
  expect(field()?.style.opacity).toBe('0');
  draw('<div class="boot-failure"><h1>No</h1></div>');
  releaseKeptWords();
  expect(field()?.style.opacity).toBe('');
});
