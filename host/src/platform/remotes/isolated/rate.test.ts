import { expect, test } from 'vitest';
import { createRate } from './rate.ts';

test('takes a burst, then as many as a second brings', () => {
  let time = 0;
  const { take } = createRate(() => time);
  const taken = (count: number) => Array.from({ length: count }, take).filter(Boolean).length;
  expect(taken(1_000)).toBe(400);
  time = 3_600_000;
  expect(taken(1_000)).toBe(400);
});

test('a page that sends as fast as it draws is never stopped', () => {
  let time = 0;
  const { take } = createRate(() => time);
  const all = Array.from({ length: 6_000 }, () => {
    time += 1_000 / 60;
    return take();
  });
  expect(all.every(Boolean)).toBe(true);
});

test('twenty misfits are one too few to be stopped', () => {
  const { misfit } = createRate(() => 0);
  const all = Array.from({ length: 21 }, misfit);
  expect(all.filter(Boolean)).toHaveLength(20);
  expect(all.at(-1)).toBe(false);
});
