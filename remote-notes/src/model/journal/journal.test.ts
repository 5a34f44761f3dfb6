// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { server } from '../../testing/autosave.ts';

const place = { noteId: '0192f0c1-2b3c-7d4e-8f50-112233445566', owner: 'anna' };
const text = { title: 'Soup', content: 'Leeks and butter' };
const long = 'Leeks and butter. '.repeat(5_000);

/** The journal as the next page has it, when the one before is gone. */
async function nextPage() {
  dispatchEvent(new Event('pagehide'));
  vi.resetModules();
  const { createNoteJournal } = await import('./note-journal.ts');
  const { findUnsavedEntries } = await import('./journal.ts');
  return { journal: createNoteJournal(place), findUnsavedEntries };
}

const unsaved = (content: string, sent: string[] = []) => ({
  text: { ...text, content },
  base: server(),
  sent: sent.map((each) => ({ ...text, content: each })),
});

/** What the next page finds after these texts were typed here, one at each key. */
async function foundAfter(...typed: string[]) {
  const { journal } = await nextPage();
  for (const content of typed) journal.writeTyped(unsaved(content));
  return (await (await nextPage()).findUnsavedEntries(place.noteId)).map(({ content }) => content);
}

const sizeOf = (prefix: string) =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix))
    .reduce((sum, key) => sum + (localStorage.getItem(key) ?? '').length, 0);

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('The operation is insecure', 'SecurityError');
    },
  });
});

test('keeps the text in localStorage when no database can be opened', async () => {
  const { journal } = await nextPage();
  await journal.write(unsaved(text.content));
  const { findUnsavedEntries } = await nextPage();
  expect(await findUnsavedEntries(place.noteId)).toEqual([expect.objectContaining({ ...text, ...place })]);
});

test('tries to open the database again for each text after a failure', async () => {
  const { journal } = await nextPage();
  const open = vi.spyOn(indexedDB, 'open');
  await journal.write(unsaved(text.content));
  await journal.write(unsaved(long));
  expect(open).toHaveBeenCalledTimes(2);
});

test('does not offer text that was saved', async () => {
  const { journal } = await nextPage();
  journal.writeTyped(unsaved(long));
  journal.writeTyped(unsaved(`${long}More`));
  await (await nextPage()).journal.remove();
  await journal.remove();
  const { findUnsavedEntries } = await nextPage();
  expect(await findUnsavedEntries()).toEqual([]);
  expect(localStorage.length).toBe(0);
});

test.each([
  ['at its end', `${long}And cream`],
  ['at its start', `And cream. ${long}`],
  ['in its middle', long.replace('butter', 'cream')],
  ['by deleting', long.slice(40)],
  ['by repeating what stands there', `Leeks and butter. ${long}`],
  ['in two places', `One ${long} two`],
  ['with half of a character', `${long}\ud83d`],
  ['to nothing', ''],
  ['and changed back', long],
])('keeps a long text that is changed %s', async (_where, after) => {
  expect(await foundAfter(long, after)).toEqual([after]);
});

test('stores a key of a long text without storing the text again', async () => {
  await foundAfter(long);
  const setItem = vi.spyOn(Storage.prototype, 'setItem');
  const { journal } = await nextPage();
  journal.writeTyped(unsaved(`${long}A`));
  setItem.mockClear();
  for (const end of ['An', 'And', 'And ']) journal.writeTyped(unsaved(long + end));
  for (const [, value] of setItem.mock.calls) expect(value.length).toBeLessThan(300);
  expect(setItem).toHaveBeenCalledTimes(3);
  setItem.mockRestore();
  expect(sizeOf('my-note.typed.')).toBeLessThan(300);
});

test('stores the text again when what was sent changed, and ignores what was typed before', async () => {
  const { journal } = await nextPage();
  journal.writeTyped(unsaved(long));
  journal.writeTyped(unsaved(`${long}One`));
  journal.writeTyped(unsaved(`${long}One two`, [`${long}One`]));
  const { findUnsavedEntries } = await nextPage();
  const [found] = await findUnsavedEntries(place.noteId);
  expect(found?.content).toBe(`${long}One two`);
  expect(found?.sent).toHaveLength(1);
  expect(sizeOf('my-note.typed.')).toBe(0);
});

test('stores the text again after another page removed it', async () => {
  const { journal } = await nextPage();
  journal.writeTyped(unsaved(long));
  localStorage.clear();
  journal.writeTyped(unsaved(`${long}One`));
  const { findUnsavedEntries } = await nextPage();
  expect((await findUnsavedEntries(place.noteId)).map(({ content }) => content)).toEqual([`${long}One`]);
});

test('keeps what fits when there is no room for the whole text', async () => {
  const { journal } = await nextPage();
  journal.writeTyped(unsaved(long));
  const { setItem } = Storage.prototype;
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (
    this: Storage,
    key,
    value,
  ) {
    if (value.length > 10_000) throw new DOMException('Full', 'QuotaExceededError');
    setItem.call(this, key, value);
  });
  expect(journal.writeNow(unsaved(`${long}One`))).toBe(false);
  expect(journal.writeTyped(unsaved(`${long}One two`))).toBe(true);
  full.mockRestore();
  const { findUnsavedEntries } = await nextPage();
  expect((await findUnsavedEntries(place.noteId)).map(({ content }) => content)).toEqual([`${long}One two`]);
});
