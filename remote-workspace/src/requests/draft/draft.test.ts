import { beforeEach, expect, test, vi } from 'vitest';
import { validateRequest } from '../form/validate-request.ts';
import { id } from '../testing/sample-request.ts';
import { type Draft, emptyDraft, keepDraft, readDraft } from './draft.ts';

const draft: Draft = {
  type: 'feature',
  title: 'A wish',
  description: 'Some *words*',
  screenshot: id(1),
  withDiagnostics: false,
  withheld: ['Browser'],
};
beforeEach(() => localStorage.clear());

test('reads a stored draft for its own user only', () => {
  keepDraft(localStorage, 'ada', draft);
  expect(readDraft(localStorage, 'ada')).toEqual(draft);
  expect(readDraft(localStorage, 'bob')).toEqual(emptyDraft);
});

test('removes an empty draft from the storage', () => {
  keepDraft(localStorage, 'ada', draft);
  keepDraft(localStorage, 'ada', emptyDraft);
  expect(localStorage).toHaveLength(0);
});

test.each(['{', '7', '{"type":"rant","title":3,"withheld":[1,"Theme"],"screenshot":""}'])(
  'reads the valid fields of the broken draft %s',
  (kept) => {
    localStorage.setItem('my-note.request.ada', kept);
    expect(readDraft(localStorage, 'ada')).toEqual({
      ...emptyDraft,
      withheld: kept.includes('Theme') ? ['Theme'] : [],
    });
  },
);

test('ignores a full storage', () => {
  const full = {
    ...localStorage,
    setItem: vi.fn<() => void>(() => {
      throw new DOMException('full', 'QuotaExceededError');
    }),
  };
  expect(() => keepDraft(full, 'ada', draft)).not.toThrow();
  expect(full.setItem).toHaveBeenCalled();
});

test.each([
  [{}, { title: 'Title is required', description: 'Description is required' }],
  [{ title: '  ', description: 'b' }, { title: 'Title is required' }],
  [{ title: 'a', description: 'b' }, {}],
  [{ title: 'a'.repeat(201), description: 'b' }, { title: 'Use at most 200 characters. This has 201.' }],
  [
    { title: 'a', description: 'b'.repeat(10_001) },
    { description: 'Use at most 10,000 characters. This has 10,001.' },
  ],
])('reports the errors of %j', (texts, problems) => {
  expect(validateRequest({ ...emptyDraft, ...texts })).toEqual(problems);
});
