import { expect, test } from 'vitest';
import { createSeenEvents } from './seen-events.ts';

test('resumes from the newest known event, also when an older one came later', () => {
  const memory = createSeenEvents();
  memory.reached('0005');
  memory.reached('0009');
  memory.reached('0007');
  expect(memory.last()).toBe('0009');
  // It came late, but it came.
  expect([memory.isNew('0007'), memory.isNew('0007')]).toEqual([true, false]);
});
