import { expect, test } from 'vitest';
import { ATTEMPTS_KEPT } from './save-types.ts';
import { createServedText } from './server-snapshot.ts';

const loaded = { title: 'Soup', content: 'Leeks', version: 3, updatedAt: '2026-01-01T10:00:00Z' };
const text = (content: string) => ({ title: 'Soup', content });

test('a refused request says nothing of an earlier one with the same text', () => {
  const served = createServedText(loaded);
  served.attempt(text('Leeks and salt'));
  served.attempt(text('Leeks and salt'));
  served.attemptFailed();
  expect(served.differsFrom(text('Leeks'))).toBe(true);
  served.attemptFailed();
  expect(served.differsFrom(text('Leeks'))).toBe(false);
});

test('with more texts on their way than are remembered, nothing is certain before an answer', () => {
  const served = createServedText(loaded);
  for (let n = 0; n <= ATTEMPTS_KEPT; n += 1) served.attempt(text(`Leeks ${n}`));
  for (let n = 0; n < ATTEMPTS_KEPT; n += 1) served.attemptFailed();
  expect(served.differsFrom(text('Leeks'))).toBe(true);
  served.set(loaded);
  expect(served.differsFrom(text('Leeks'))).toBe(false);
});
