import { describe, expect, test } from 'vitest';
import { readOpened, withOpened } from './opened-notes.ts';

const storageWith = (value: string | null) => ({ getItem: () => value });

describe('the notes that a user opened last', () => {
  test('have the newest first, each once', () => {
    expect(withOpened(['a', 'b', 'c'], 'b')).toEqual(['b', 'a', 'c']);
    expect(withOpened([], 'a')).toEqual(['a']);
  });
  test('are at most thirty', () => {
    const ids = Array.from({ length: 30 }, (_, index) => `${index}`);
    expect(withOpened(ids, 'new')).toEqual(['new', ...ids.slice(0, 29)]);
  });
  test.each(['{', '{"a":1}', 'null', '7', null])('ignore %s in the storage', (value) => {
    expect(readOpened(storageWith(value), 'ann')).toEqual([]);
  });
  test('are of one user', () => {
    const storage = { getItem: (key: string) => (key.endsWith('.ann') ? '["a"]' : null) };
    expect(readOpened(storage, 'ann')).toEqual(['a']);
    expect(readOpened(storage, 'ben')).toEqual([]);
  });
});
