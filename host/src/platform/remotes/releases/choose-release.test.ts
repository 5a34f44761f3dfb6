import { expect, test, vi } from 'vitest';
import { remoteOf } from '../../../testing/registry.ts';
import { chooseRelease } from './choose-release.ts';

vi.mock('./canary.ts', () => {
  throw new Error('Loading chunk failed');
});

test('uses the live release when the canary chunk fails to load', async () => {
  const entry = remoteOf('notes', { canary: { version: '2', percent: 100 } });
  expect(await chooseRelease(entry)).toEqual({ release: entry, source: 'live' });
});
