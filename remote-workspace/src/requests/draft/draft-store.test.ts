import { beforeEach, expect, test } from 'vitest';
import { draftKey, emptyDraft } from './draft.ts';
import { createDrafts } from './draft-store.ts';

beforeEach(() => localStorage.clear());

test('two tabs keep each other’s fields', () => {
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

test('a draft that was sent is forgotten only as it was sent, and no other tab brings it back', () => {
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

test('as long as nothing changes, the draft is the same object', () => {
  const drafts = createDrafts(localStorage);
  expect(drafts.get('ada')).toBe(emptyDraft);
  drafts.change('ada', { title: 'A wish' });
  expect(drafts.get('ada')).toBe(drafts.get('ada'));
});

test('of a full storage the draft lasts as long as the page', () => {
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
