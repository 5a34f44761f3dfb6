import { expect, test } from 'vitest';
import { type AboutFacts, asText } from './as-text.ts';

const facts: AboutFacts = {
  version: 'abcd1234',
  contract: '1.6.0',
  revision: 17,
  readAt: Date.UTC(2026, 0, 2, 3, 4, 5),
  remotes: [
    {
      name: 'notes',
      version: '2',
      why: 'previous',
      published: '3',
      contract: '^1.5.0',
      state: { kind: 'loaded', ms: 120, attempts: 3 },
      circuit: 'closed',
    },
    {
      name: 'sharing',
      version: '5',
      why: 'live',
      published: '5',
      contract: '^1.5.0',
      state: { kind: 'failed', error: 'integrity' },
      circuit: 'open',
    },
  ],
  shared: [{ name: 'react', versions: ['18.2.0', '19.3.1'], providers: ['host', 'remote_old'], users: [] }],
};

test('lists every fact on a line of its own', () => {
  const lines = asText(facts).split('\n');
  expect(lines).toEqual([
    'My Note abcd1234, contract 1.6.0',
    'List of parts: Revision 17, read 2026-01-02T03:04:05.000Z',
    navigator.userAgent,
    '',
    'Parts',
    'notes 2 (previous; published 3; contract ^1.5.0): Loaded in 120 ms on attempt 3',
    'sharing 5 (live; published 5; contract ^1.5.0): Failed: its files are not the published ones. Paused for half a minute after three failures',
    '',
    'Shared packages',
    'react 18.2.0 and 19.3.1 from host, remote_old; used by nobody yet',
    '',
  ]);
});

test('reports unknown facts as unknown', () => {
  const text = asText({ ...facts, version: undefined, readAt: undefined });
  expect(text).toContain('My Note Unknown');
  expect(text).toContain('Revision 17, read earlier and stored in this browser');
});
