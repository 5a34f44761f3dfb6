import { expect, test } from 'vitest';
import { ATTEMPTS_KEPT } from '../save-types.ts';
import { snapshotOf, textDiffers, withAttempt, withoutLastAttempt } from './server-snapshot.ts';

const loaded = { title: 'Soup', content: 'Leeks', version: 3, updatedAt: '2026-01-01T10:00:00Z' };
const text = (content: string) => ({ title: 'Soup', content });

test('keeps an earlier attempt with the same text when a later one is refused', () => {
  const sent = withAttempt(withAttempt(snapshotOf(loaded), text('Leeks and salt')), text('Leeks and salt'));
  const refusedOnce = withoutLastAttempt(sent);
  expect(textDiffers(refusedOnce, text('Leeks'))).toBe(true);
  expect(textDiffers(withoutLastAttempt(refusedOnce), text('Leeks'))).toBe(false);
});

test('is uncertain until a response when more texts are in flight than are remembered', () => {
  let server = snapshotOf(loaded);
  for (let n = 0; n <= ATTEMPTS_KEPT; n += 1) server = withAttempt(server, text(`Leeks ${n}`));
  for (let n = 0; n < ATTEMPTS_KEPT; n += 1) server = withoutLastAttempt(server);
  expect(textDiffers(server, text('Leeks'))).toBe(true);
  expect(textDiffers(snapshotOf(loaded), text('Leeks'))).toBe(false);
});
