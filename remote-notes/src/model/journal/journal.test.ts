// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { server } from '../../testing/autosave.ts';

const place = { noteId: '0192f0c1-2b3c-7d4e-8f50-112233445566', owner: 'anna' };
const text = { title: 'Soup', content: 'Leeks and butter' };

/** The journal as the next page has it, when the one before is gone. */
async function nextPage() {
  dispatchEvent(new Event('pagehide'));
  vi.resetModules();
  return import('./journal.ts');
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('The operation is insecure', 'SecurityError');
    },
  });
});

test('keeps the text in localStorage when no database can be opened', async () => {
  const { createNoteJournal } = await nextPage();
  await createNoteJournal(place).write({ text, base: server(), sent: [] });
  const { findUnsavedEntries } = await nextPage();
  expect(await findUnsavedEntries(place.noteId)).toEqual([expect.objectContaining({ ...text, ...place })]);
});

test('does not offer text that was saved', async () => {
  const { createNoteJournal } = await nextPage();
  await createNoteJournal(place).write({ text, base: server(), sent: [] });
  await createNoteJournal(place).remove();
  const { findUnsavedEntries } = await nextPage();
  expect(await findUnsavedEntries()).toEqual([]);
});
