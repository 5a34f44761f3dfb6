import { expect, test, vi } from 'vitest';
import { createBodyCache } from './body.cache.ts';

test('a list is read once for its revision, also by callers at the same time', async () => {
  const cache = createBodyCache();
  const read = vi.fn(async () => ['one']);
  const [first, second] = await Promise.all([
    cache.get('ada', 1, 'identity', read),
    cache.get('ada', 1, 'identity', read),
  ]);
  expect(first.bytes.toString()).toBe('one');
  expect(second).toBe(first);
  expect((await cache.get('ada', 1, 'identity', read)).bytes.toString()).toBe('one');
  expect(read).toHaveBeenCalledTimes(1);
});

test('the next revision is read again, and the former one is not kept', async () => {
  const cache = createBodyCache();
  await cache.get('ada', 1, 'identity', async () => ['one']);
  expect((await cache.get('ada', 2, 'identity', async () => ['two'])).bytes.toString()).toBe('two');
  const again = vi.fn(async () => ['one']);
  await cache.get('ada', 1, 'identity', again);
  expect(again).toHaveBeenCalledTimes(1);
});

test('a read that failed is repeated by the next caller', async () => {
  const cache = createBodyCache();
  const failed = async () => {
    throw new Error('No connection');
  };
  await expect(cache.get('ada', 1, 'identity', failed)).rejects.toThrow('No connection');
  expect((await cache.get('ada', 1, 'identity', async () => ['one'])).bytes.toString()).toBe('one');
});
