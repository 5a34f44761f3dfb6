import { describe, expect, test } from 'vitest';
import { keepOpen, readOpen } from './expanded-storage.ts';

const storageWith = (value: string) => ({ getItem: () => value });

describe('open categories of a user', () => {
  test('reads what was stored, for each user separately', () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
    keepOpen(storage, 'ann', ['a', 'b']);
    expect(readOpen(storage, 'ann')).toEqual(['a', 'b']);
    expect(readOpen(storage, 'ben')).toEqual([]);
  });
  test('stores only the newest 500', () => {
    const ids = Array.from({ length: 501 }, (_, index) => `${index}`);
    let kept = '';
    keepOpen(
      {
        setItem: (_key, value) => {
          kept = value;
        },
      },
      'ann',
      ids,
    );
    expect(readOpen(storageWith(kept), 'ann')).toEqual(ids.slice(1));
  });
  test.each(['{', '{"a":1}', 'null', '7'])('ignores %s in the storage', (value) => {
    expect(readOpen(storageWith(value), 'ann')).toEqual([]);
  });
  test('ignores a storage error', () => {
    const refuse = () => {
      throw new Error('denied');
    };
    expect(readOpen({ getItem: refuse }, 'ann')).toEqual([]);
    expect(() => keepOpen({ setItem: refuse }, 'ann', ['a'])).not.toThrow();
  });
});
