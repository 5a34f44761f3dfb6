import { beforeEach, expect, test } from 'vitest';
import { draftKey, emptyDraft } from './draft.ts';
import { createDrafts } from './draft-store.ts';

beforeEach(() => localStorage.clear());

test('keeps the fields that another tab wrote', () => {
  const [one, two] = [createDrafts(localStorage), createDrafts(localStorage)];
  one.change('ada', { title: 'A wish' });
  two.change('ada', { description: 'Some words' });
  one.change('ada', { type: 'feature' });
  expect(two.get('ada')).toEqual({
    ...emptyDraft,
    type: 'feature',
    title: 'A wish',
    description: 'Some words',
  });
});

test('forgets a sent draft unless it was changed since, also for other tabs', () => {
  const [one, two] = [createDrafts(localStorage), createDrafts(localStorage)];
  one.change('ada', { title: 'A wish' });
  const sent = one.get('ada');
  two.change('ada', { title: 'A wish, and more' });
  one.forget('ada', sent);
  expect(one.get('ada').title).toBe('A wish, and more');
  one.forget('ada', two.get('ada'));
  two.change('ada', { description: 'New' });
  expect(two.get('ada')).toEqual({ ...emptyDraft, description: 'New' });
});

test('returns the same object while nothing changes', () => {
  const drafts = createDrafts(localStorage);
  expect(drafts.get('ada')).toBe(emptyDraft);
  drafts.change('ada', { title: 'A wish' });
  expect(drafts.get('ada')).toBe(drafts.get('ada'));
});

test('keeps the draft in memory when the storage is full', () => {
  localStorage.setItem(draftKey('ada'), JSON.stringify({ title: 'Old' }));
  const full: Storage = {
    length: 0,
    clear: () => undefined,
    key: () => null,
    getItem: (key) => localStorage.getItem(key),
    removeItem: (key) => localStorage.removeItem(key),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  const drafts = createDrafts(full);
  drafts.change('ada', { title: 'New' });
  drafts.change('ada', { description: 'Words' });
  expect(drafts.get('ada')).toMatchObject({ title: 'New', description: 'Words' });
});
