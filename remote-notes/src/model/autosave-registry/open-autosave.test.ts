import { session } from '@my-note/shared-kit/session';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saverOf } from './autosave-registry.ts';
import { enterSaver, leaveSaver, openSaver } from './open-autosave.ts';

// The test's browser has no database.
vi.mock('../journal/journal.ts', () => ({
  journalOf: () => ({ write: async () => true, writeNow: () => true, remove: async () => {} }),
}));

const note = {
  _id: '0192f0c1-2b3c-7d4e-8f50-112233445566',
  createdBy: 'ada',
  createdAt: '2026-01-01T10:00:00.000Z',
  updatedAt: '2026-01-01T10:00:00.000Z',
  deleted: false,
  title: '',
  slug: 'draft-1',
  type: 'note' as const,
  category: null,
  order: [],
  pinned: false,
  content: '',
  excerpt: '',
  version: 1,
};
const save = vi.fn(async () => ({ ...note, version: 2 }));

beforeEach(() => {
  vi.spyOn(session, 'get').mockReturnValue({ user: { _id: 'ada' } } as ReturnType<typeof session.get>);
});
afterEach(() => {
  leaveSaver(note._id);
  save.mockClear();
});

test('a saver that ends while its editor opens again is registered all the same', async () => {
  const saver = openSaver(note, save);
  leaveSaver(note._id);
  await vi.waitFor(() => expect(saverOf(note._id)).toBeUndefined());
  enterSaver(note._id, note.createdBy, saver);
  expect(saverOf(note._id)).toBe(saver);
});

test('the title of a draft is not sent while its field has the focus', async () => {
  const saver = openSaver(note, save);
  saver.holdTitle(true);
  enterSaver(note._id, note.createdBy, saver);
  saver.edit({ title: 'Shopping' });
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  expect(save).not.toHaveBeenCalled();
});

test('the host is asked not to load the app again while a text is not saved', async () => {
  const saver = openSaver(note, save);
  enterSaver(note._id, note.createdBy, saver);
  const mayReload = () => dispatchEvent(new CustomEvent('my-note:before-reload', { cancelable: true }));
  expect(mayReload()).toBe(true);
  saver.edit({ content: 'Milk' });
  expect(mayReload()).toBe(false);
  save.mockResolvedValueOnce({ ...note, content: 'Milk', version: 2 });
  await saver.flush();
  expect(mayReload()).toBe(true);
});
