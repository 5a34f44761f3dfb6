import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keepLook, readKeptLook } from '../platform/look/kept-look.ts';
import { showLook } from './look.ts';

const LOOK = { owner: '1', rules: 'html { --a: 1; }', css: 'h1 { color: red; }', source: 'x' };
const shown = () =>
  document.adoptedStyleSheets.map((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText).join(''));
const signIn = (id: string) => localStorage.setItem('my-note.user', JSON.stringify({ user: { _id: id } }));

beforeEach(() => {
  signIn('1');
  keepLook(LOOK);
});
afterEach(() => {
  localStorage.clear();
  history.replaceState(null, '', '/');
});

describe('What is kept of a look', () => {
  test('is shown before the first paint', () => {
    showLook();
    expect(shown()).toEqual([LOOK.rules, LOOK.css]);
    expect(readKeptLook()).toEqual(LOOK);
  });

  test.each(['2', ''])('is not shown to somebody else (%j)', (id) => {
    if (id) signIn(id);
    else localStorage.removeItem('my-note.user');
    showLook();
    expect(shown()).toEqual(['', '']);
  });

  test.each(['/?safe', '/plan?a=1&safe=1'])('at %s has no custom CSS', (address) => {
    history.replaceState(null, '', address);
    showLook();
    expect(shown()).toEqual([LOOK.rules, '']);
  });

  test('that cannot be read is none', () => {
    localStorage.setItem('my-note.look', '{"a":');
    expect(readKeptLook()).toBeUndefined();
  });
});
