import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepFocus } from './keep-focus.ts';

const PAGE = '<main tabindex="-1"><button>Restore</button><p>Soup</p></main>';
let stop: () => void;

beforeEach(() => {
  document.body.innerHTML = PAGE;
  vi.useFakeTimers();
  stop = keepFocus();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  document.body.innerHTML = '';
});

const button = () => document.querySelector('button') as HTMLButtonElement;
/** Lets the observer hear of the change, and the wait end. */
async function settle() {
  await Promise.resolve();
  await vi.advanceTimersByTimeAsync(400);
}

test('the content of the page gets the focus of a button that is gone', async () => {
  button().focus();
  button().remove();
  await settle();
  expect(document.activeElement).toBe(document.querySelector('main'));
});

test('a dialog on top gets it, and not the page below', async () => {
  document.body.insertAdjacentHTML(
    'beforeend',
    '<div role="alertdialog" tabindex="-1" data-state="open"><input></div>',
  );
  const input = document.querySelector('input');
  input?.focus();
  input?.remove();
  await settle();
  expect(document.activeElement?.getAttribute('role')).toBe('alertdialog');
});

test('a button that was disabled while it worked gets the focus back', async () => {
  button().focus();
  // As browsers do by themselves, unlike this document.
  button().blur();
  button().disabled = true;
  await settle();
  expect(document.activeElement).toBe(document.body);
  button().disabled = false;
  await settle();
  expect(document.activeElement).toBe(button());
});

test.each([
  ['a person who moved the focus away', () => button().blur()],
  ['an element that the focus has moved on to', () => document.querySelector('main')?.focus()],
])('nothing is taken from %s', async (_who, leave) => {
  button().focus();
  leave();
  await settle();
  const before = document.activeElement;
  button().remove();
  await settle();
  expect(document.activeElement).toBe(before);
});

test('a tree chooses the next row itself', async () => {
  document.body.insertAdjacentHTML('beforeend', '<div role="tree"><a href="/soup">Soup</a></div>');
  const row = document.querySelector('a');
  row?.focus();
  row?.remove();
  await settle();
  expect(document.activeElement).toBe(document.body);
});
