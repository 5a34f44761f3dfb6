import { expect, test } from 'vitest';
import { createDataBudget } from './data-budget.ts';

/** A budget with a clock of its own, and tasks that end when the test says so. */
function setUp() {
  let time = 0;
  const ends: (() => void)[] = [];
  const budget = createDataBudget(
    (run) => run(),
    () => time,
  );
  return {
    offer: () =>
      budget(
        () =>
          new Promise<void>((resolve) => {
            ends.push(resolve);
          }),
      ),
    started: () => ends.length,
    end: async () => {
      for (const end of ends) end();
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
    },
    wait: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

test('at most two run at one time; the next begins when one has ended', async () => {
  const { offer, started, end } = setUp();
  for (let n = 0; n < 5; n += 1) offer();
  expect(started()).toBe(2);
  await end();
  expect(started()).toBe(4);
  await end();
  expect(started()).toBe(5);
});

test('at most twenty are taken in a minute', () => {
  const { offer, wait } = setUp();
  expect(Array.from({ length: 25 }, offer).filter(Boolean)).toHaveLength(20);
  wait(59_000);
  expect(offer()).toBe(false);
  wait(1_000);
  expect(offer()).toBe(true);
});
