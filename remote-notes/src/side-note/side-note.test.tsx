// @vitest-environment jsdom
import { type Note, noteUpdateSchema } from '@my-note/contract';
import type { NoteBesideHandle } from '@my-note/kit/federation';
import { noteQueries } from '@my-note/kit/queries';
import { session } from '@my-note/kit/session';
import { refusal, renderWithProviders, type ServiceCall, standInService } from '@my-note/kit/testing';
import { cleanup, configure, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { loadEditor } from '../editor/lazy-editor.ts';
import { editorTexts } from '../editor-texts.ts';
import { lateTexts } from '../late-texts.ts';
import { getAutosave } from '../model/autosave-registry/autosave-registry.ts';
import { ItemPage } from '../pages/item-page.tsx';
import { sideNoteTexts } from '../side-note-texts.ts';
import { stubLayout } from '../testing/no-layout.ts';
import { id, noteFixture } from '../testing/note-fixture.ts';
import { texts } from '../texts.ts';
import { SideNote } from './side-note.tsx';

// The test's browser has no database.
vi.mock('../model/journal/note-journal.ts', () => ({
  createNoteJournal: () => ({
    write: async () => true,
    writeNow: () => true,
    writeTyped: () => true,
    remove: async () => {},
  }),
}));
vi.mock('../model/journal/journal.ts', () => ({
  findUnsavedEntries: async () => [],
  removeJournalEntry: async () => {},
}));

const TIME = '[0:10](https://youtu.be/ID?t=10)';

/** The service has one note, or none any more. */
let stored: Note;
let isThere: boolean;
/** What a list from before it was made says, once. */
let oldList: boolean;
let isUp: boolean;
let lists: number;
const onGone = vi.fn();
const onReady = vi.fn<(handle: NoteBesideHandle | null) => void>();
const onLink = vi.fn<(href: string) => boolean>();
const handle = () => onReady.mock.lastCall?.[0] ?? null;

// A busy machine takes its time to read the editor's code, and to set an editor up.
configure({ asyncUtilTimeout: 10_000 });
beforeAll(loadEditor);
beforeEach(() => {
  stubLayout();
  stored = noteFixture({ title: 'Soup', slug: 'soup', content: 'Carrots' });
  [isThere, oldList, isUp] = [true, false, true];
  lists = 0;
  onReady.mockReset();
  onGone.mockReset();
  onLink.mockReset().mockReturnValue(true);
  session.signIn({
    user: { _id: stored.createdBy, name: 'Ada', email: 'ada@example.org', avatarUrl: null },
    accessToken: 'token',
  });
  vi.stubGlobal('scrollTo', vi.fn());
  const whileThere =
    <Body,>(respond: (call: ServiceCall) => Body) =>
    (call: ServiceCall) => {
      if (!isUp) return refusal(503, 'Away');
      return isThere ? respond(call) : refusal(404, 'Not found');
    };
  standInService({
    'GET notes': () => {
      lists += 1;
      if (!isUp) return refusal(503, 'Away');
      const data = isThere && !oldList ? [stored] : [];
      oldList = false;
      return { data, order: [] };
    },
    'GET noteBySlug': whileThere(() => stored),
    'PUT note': whileThere(({ body }) => {
      const { category: _category, ...change } = noteUpdateSchema.parse(body);
      stored = { ...stored, ...change, version: stored.version + 1 };
      return stored;
    }),
    'GET backlinks': whileThere(() => []),
    'GET formerTitles': whileThere(() => []),
    'GET configs': whileThere(() => []),
    'GET sharing': whileThere(() => []),
  });
});
afterEach(cleanup);

const open = () =>
  renderWithProviders(<SideNote noteId={id(1)} onReady={onReady} onGone={onGone} onLink={onLink} />);
const text = () => screen.findByRole('textbox', { name: editorTexts.content });

test('opens a note without taking the focus, inserts text from its page, and saves it', async () => {
  const { queryClient } = open();
  const box = await text();
  await waitFor(() => expect(handle()).not.toBeNull());
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: editorTexts.title }).value).toBe('Soup');
  expect(screen.getByRole('link', { name: sideNoteTexts.open }).getAttribute('href')).toBe('/soup');
  expect(document.activeElement).toBe(document.body);

  handle()?.insert(TIME);
  expect(box.textContent).toBe('Carrots 0:10 ');
  expect(document.activeElement).toBe(document.body);
  await waitFor(() => expect(stored.content).toBe(`Carrots ${TIME}`));
  await waitFor(() => expect(queryClient.getQueryData(noteQueries.bySlug('soup').queryKey)?.version).toBe(2));
});

test('passes the page a clicked link', async () => {
  stored = { ...stored, content: TIME };
  open();
  await text();
  fireEvent.click(screen.getByText('0:10'), { detail: 1 });
  expect(onLink).toHaveBeenCalledExactlyOnceWith('https://youtu.be/ID?t=10');
});

test('passes the page null while the editor is replaced and after it is closed', async () => {
  const { unmount } = open();
  await text();
  await waitFor(() => expect(handle()).not.toBeNull());
  const first = handle();
  await userEvent.click(screen.getByRole('button', { name: editorTexts.source }));
  await waitFor(() => expect(onReady).toHaveBeenCalledTimes(3));
  expect(onReady.mock.calls[1]).toEqual([null]);
  expect(handle()).not.toBe(first);
  handle()?.insert(TIME);
  expect((await text()).textContent).toBe(`Carrots ${TIME} `);
  unmount();
  expect(onReady).toHaveBeenCalledTimes(4);
  expect(handle()).toBeNull();
  // Its save must not arrive in the next test's note.
  await waitFor(() => expect(stored.content).toContain(TIME));
  await waitFor(() => expect(getAutosave(id(1))).toBeUndefined());
});

test('keeps unsaved text after the slot closes, for the page of the note', async () => {
  const { unmount, queryClient } = open();
  await text();
  await waitFor(() => expect(handle()).not.toBeNull());
  handle()?.insert(TIME);
  unmount();
  renderWithProviders(<ItemPage />, { path: '/soup', queryClient });
  expect((await screen.findByText('0:10')).getAttribute('href')).toBe('https://youtu.be/ID?t=10');
  await waitFor(() => expect(stored.content).toBe(`Carrots ${TIME}`));
});

test('looks for a new note in a refetched list', async () => {
  oldList = true;
  open();
  expect((await text()).textContent).toBe('Carrots');
  expect(lists).toBe(2);
});

test('says so when the note is in the trash', async () => {
  isThere = false;
  open();
  await screen.findByRole('heading', { name: lateTexts.gone.title });
  expect(screen.getByRole('link', { name: lateTexts.trash })).toBeDefined();
  await waitFor(() => expect(onGone).toHaveBeenCalledOnce());
  expect(onReady).not.toHaveBeenCalled();
});

test('retries a note that could not be loaded', async () => {
  isUp = false;
  open();
  await screen.findByText(sideNoteTexts.failed);
  isUp = true;
  await userEvent.click(screen.getByRole('button', { name: texts.actions.tryAgain }));
  expect((await text()).textContent).toBe('Carrots');
});
