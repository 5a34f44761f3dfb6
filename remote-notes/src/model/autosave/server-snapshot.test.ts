import { expect, test } from 'vitest';
import { ATTEMPTS_KEPT } from '../save-types.ts';
import { createServerSnapshot } from './server-snapshot.ts';

const loaded = { title: 'Soup', content: 'Leeks', version: 3, updatedAt: '2026-01-01T10:00:00Z' };
const text = (content: string) => ({ title: 'Soup', content });

test('a refused request says nothing of an earlier one with the same text', () => {
  const server = createServerSnapshot(loaded);
  server.attempt(text('Leeks and salt'));
  server.attempt(text('Leeks and salt'));
  server.attemptFailed();
  expect(server.differsFrom(text('Leeks'))).toBe(true);
  server.attemptFailed();
  expect(server.differsFrom(text('Leeks'))).toBe(false);
});

test('with more texts on their way than are remembered, nothing is certain before an answer', () => {
  const server = createServerSnapshot(loaded);
  for (let n = 0; n <= ATTEMPTS_KEPT; n += 1) server.attempt(text(`Leeks ${n}`));
  for (let n = 0; n < ATTEMPTS_KEPT; n += 1) server.attemptFailed();
  expect(server.differsFrom(text('Leeks'))).toBe(true);
  server.set(loaded);
  expect(server.differsFrom(text('Leeks'))).toBe(false);
});
