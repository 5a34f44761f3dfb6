import { expect, test, vi } from 'vitest';
import { chosenBy } from './releases.ts';

vi.mock('./canary.ts', () => {
  throw new Error('Loading chunk failed');
});

test('when the part that draws canaries is away, the live release counts', async () => {
  const file = { url: '/f', integrity: '' };
  const release = { scope: 'remote_notes', manifest: file, entry: file, contract: '^1.0.0' };
  const entry = {
    ...release,
    name: 'notes',
    routes: [],
    version: '1',
    canary: { version: '2', percent: 100 },
  };
  expect(await chosenBy(entry)).toEqual({ release: entry, source: 'live' });
});
