import { beforeEach, expect, test } from 'vitest';
import { forgetIsolated, readStored, storeValue } from './storage.ts';

beforeEach(() => localStorage.clear());

test('each remote and each person has storage of its own', () => {
  storeValue('weather', 'ann', 'place', 'Oslo');
  expect(readStored('weather', 'ann')).toEqual({ place: 'Oslo' });
  expect(readStored('weather', 'bob')).toEqual({});
  expect(readStored('storm', 'ann')).toEqual({});
  storeValue('weather', 'ann', 'place', null);
  expect(localStorage.length).toBe(0);
});

test('what is above the quota changes nothing', () => {
  expect(storeValue('weather', 'ann', 'a', 'x'.repeat(60_000))).toBe(true);
  expect(storeValue('weather', 'ann', 'b', 'x'.repeat(10_000))).toBe(false);
  expect(Object.keys(readStored('weather', 'ann'))).toEqual(['a']);
});

test('keys of objects are keys like any other', () => {
  storeValue('weather', 'ann', '__proto__', '{"read":["secret"]}');
  storeValue('weather', 'ann', 'constructor', 'x');
  expect(Object.entries(readStored('weather', 'ann'))).toEqual([
    ['__proto__', '{"read":["secret"]}'],
    ['constructor', 'x'],
  ]);
  expect(Object.getOwnPropertyNames(Object.prototype)).not.toContain('read');
});

test('the end of a session removes what all of them have stored, and nothing else', () => {
  storeValue('weather', 'ann', 'a', '1');
  storeValue('storm', 'bob', 'a', '1');
  localStorage.setItem('theme', 'dark');
  forgetIsolated();
  expect(Object.keys(localStorage)).toEqual(['theme']);
});
