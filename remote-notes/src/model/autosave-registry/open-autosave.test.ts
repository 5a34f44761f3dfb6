import { session } from '@my-note/kit/session';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { getAutosave } from './autosave-registry.ts';
import { openAutosave, releaseAutosave, retainAutosave } from './open-autosave.ts';

// The test's browser has no database.
vi.mock('../journal/note-journal.ts', () => ({
  createNoteJournal: () => ({
    write: async () => true,
    writeNow: () => true,
    writeTyped: () => true,
    remove: async () => {},
  }),
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
  releaseAutosave(note._id);
  save.mockClear();
});

test('registers an autosave that ended while its editor reopened', async () => {
  const autosave = openAutosave(note, save);
  releaseAutosave(note._id);
  await vi.waitFor(() => expect(getAutosave(note._id)).toBeUndefined());
  retainAutosave(note._id, note.createdBy, autosave);
  expect(getAutosave(note._id)).toBe(autosave);
});

test("does not send a draft's title while its field has the focus", async () => {
  const autosave = openAutosave(note, save);
  autosave.setTitleFocused(true);
  retainAutosave(note._id, note.createdBy, autosave);
  autosave.edit({ title: 'Shopping' });
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  expect(save).not.toHaveBeenCalled();
});

test("prevents the host's reload while text is unsaved", async () => {
  const autosave = openAutosave(note, save);
  retainAutosave(note._id, note.createdBy, autosave);
  const mayReload = () => dispatchEvent(new CustomEvent('my-note:before-reload', { cancelable: true }));
  expect(mayReload()).toBe(true);
  autosave.edit({ content: 'Milk' });
  expect(mayReload()).toBe(false);
  save.mockResolvedValueOnce({ ...note, content: 'Milk', version: 2 });
  await autosave.flush();
  expect(mayReload()).toBe(true);
});
