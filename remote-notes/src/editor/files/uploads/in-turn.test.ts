import { expect, test } from 'vitest';
import { inTurn } from './in-turn.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('three tasks run at once, one that is given up is skipped, and the others follow', async () => {
  const started: number[] = [];
  const ends = new Map<number, () => void>();
  const stops = Array.from({ length: 6 }, () => new AbortController());
  const outcomes = stops.map(({ signal }, n) =>
    inTurn(async () => {
      started.push(n);
      await new Promise<void>((resolve) => ends.set(n, resolve));
      return n;
    }, signal).catch((error: Error) => error.name),
  );
  await settled();
  expect(started).toEqual([0, 1, 2]);
  stops[3]?.abort();
  ends.get(1)?.();
  await settled();
  expect(started).toEqual([0, 1, 2, 4]);
  ends.get(0)?.();
  await settled();
  expect(started).toEqual([0, 1, 2, 4, 5]);
  for (const end of ends.values()) end();
  expect(await Promise.all(outcomes)).toEqual([0, 1, 2, 'AbortError', 4, 5]);
});

test('giving up a task that waited before leaves those that still wait', async () => {
  const ends: (() => void)[] = [];
  const stops = Array.from({ length: 5 }, () => new AbortController());
  const outcomes = stops.map(({ signal }, n) =>
    inTurn(
      () =>
        new Promise<number>((resolve, reject) => {
          ends[n] = () => resolve(n);
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
      signal,
    ).catch((error: Error) => error.name),
  );
  await settled();
  ends[0]?.();
  await settled();
  stops[3]?.abort();
  await settled();
  expect(ends).toHaveLength(5);
  for (const end of ends) end();
  expect(await Promise.all(outcomes)).toEqual([0, 1, 2, 'AbortError', 4]);
});
