import { ApiError } from '@my-note/kit/http';
import { expect, test } from 'vitest';
import { emptyDraft } from '../draft/draft.ts';
import { toRequest } from '../form/to-request.ts';
import { type Environment, errorLines, factsOf, pageOf } from './diagnostics.ts';

const environment: Environment = {
  contract: '1.5.0',
  remotes: ['notes 0.1.0', 'sharing 0.2.0'],
  browser: 'Mozilla/5.0',
  window: { width: 390, height: 844, pixels: 2 },
  theme: 'dark',
  textSize: 'L',
  languages: ['de', 'en'],
  timeZone: 'Europe/Berlin',
  cameFrom: 'https://notes.example.org/kitchen/secret-recipe?q=salt#oven',
  online: true,
  errors: [],
};

test('lists the diagnostics as lines', () => {
  expect(factsOf(environment).map(({ name, value }) => `${name}: ${value}`)).toEqual([
    'My Note: contract 1.5.0',
    'Parts: notes 0.1.0, sharing 0.2.0',
    'Browser: Mozilla/5.0',
    'Window: 390 × 844, 2x',
    'Theme: dark',
    'Text size: L',
    'Language: de, en',
    'Time zone: Europe/Berlin',
    'Previous page: a note or category',
    'Connection: online',
  ]);
});

test.each([
  ['https://notes.example.org/', '/'],
  ['https://notes.example.org/login?create', '/login'],
  ['https://notes.example.org/i/trash', '/i/trash'],
  ['https://notes.example.org/i/shared/a-secret-key/an-id', '/i/shared'],
  ['https://notes.example.org/i', 'a note or category'],
  ['https://notes.example.org/diary', 'a note or category'],
])('reports %s as %s, without titles and keys', (address, told) => {
  expect(pageOf(address)).toBe(told);
});

test('reports errors by kind and code, newest first, without their messages', () => {
  const refusal = new ApiError(409, { code: 'VERSION_CONFLICT', message: 'My diary' }, '');
  const lines = errorLines([
    { at: Date.UTC(2026, 0, 1), what: 'notes', error: new TypeError('Failed to fetch diary') },
    { at: Date.UTC(2026, 0, 2), what: 'a change', error: refusal },
    { at: Date.UTC(2025, 0, 1), what: 'shares', error: new RangeError('diary') },
  ]);
  expect(lines).toEqual([
    '2026-01-02T00:00:00.000Z a change: 409 VERSION_CONFLICT',
    '2026-01-01T00:00:00.000Z notes: no response',
    '2025-01-01T00:00:00.000Z shares: RangeError',
  ]);
});

test('shortens long lines to the limit of the service', () => {
  const long = 'x'.repeat(5_000);
  const errors = errorLines(
    Array.from({ length: 50 }, (_, at) => ({ at, what: long, error: new Error(long) })),
  );
  const facts = factsOf({
    ...environment,
    contract: long,
    remotes: [long],
    browser: long,
    theme: long,
    textSize: long,
    languages: [long],
    timeZone: long,
    errors,
  });
  expect(facts).toHaveLength(15);
  expect(JSON.stringify(toRequest(emptyDraft, facts).diagnostics).length).toBeLessThan(8_000);
});

test('sends no withheld fact, and no diagnostics when all are switched off', () => {
  const facts = factsOf(environment).slice(0, 2);
  const withheld = ['Parts'];
  expect(toRequest({ ...emptyDraft, withheld }, facts).diagnostics).toEqual({ 'My Note': 'contract 1.5.0' });
  expect(toRequest({ ...emptyDraft, withDiagnostics: false }, facts)).not.toHaveProperty('diagnostics');
  expect(toRequest({ ...emptyDraft, withheld: ['Parts', 'My Note'] }, facts)).not.toHaveProperty(
    'diagnostics',
  );
});
