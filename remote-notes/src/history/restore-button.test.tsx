import { noteQueries } from '@my-note/kit/queries';
import { renderWithProviders, standInService, testQueryClient } from '@my-note/kit/testing';
import { connectToaster, type ToastMessage } from '@my-note/kit/ui';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createAutosave } from '../model/autosave/autosave.ts';
import { openAutosaves } from '../model/autosave-registry/autosave-registry.ts';
import { AT, id, noteFixture } from '../testing/note-fixture.ts';
import { RestoreButton } from './restore-button.tsx';

const note = noteFixture({ content: 'Carrots', version: 4 });
const restored = { ...note, content: 'Leeks', version: 5 };
const replaced = {
  _id: id(4),
  createdAt: AT,
  title: 'Soup',
  version: 4,
  words: 1,
  characters: 7,
  name: null,
};

let messages: ToastMessage[];
let sent: { url: string; body: unknown }[];
let disconnect: () => void;
beforeEach(() => {
  messages = [];
  sent = [];
  disconnect = connectToaster((message) => void messages.push(message));
  standInService({
    'GET versions': () => [replaced],
    'POST restoreVersion': ({ path: url, body }) => {
      sent.push({ url, body });
      return restored;
    },
  });
});
afterEach(() => {
  cleanup();
  disconnect();
  openAutosaves.clear();
});

async function restore() {
  const queryClient = testQueryClient();
  renderWithProviders(<RestoreButton note={note} versionId={id(3)} onRestored={() => {}} />, { queryClient });
  await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(messages[0]?.action?.label).toBe('Undo'));
  return { queryClient, undo: () => messages[0]?.action?.onClick() };
}

test('Undo restores the replaced version, with the version it is based on', async () => {
  const { undo } = await restore();
  undo();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.url).toContain(`/versions/${replaced._id}/restore`);
  expect(sent[1]?.body).toEqual({ baseVersion: 5 });
});

test('Undo is refused when the note was saved since', async () => {
  const { queryClient, undo } = await restore();
  queryClient.setQueryData(noteQueries.bySlug('soup').queryKey, { ...restored, version: 6 });
  undo();
  await waitFor(() => expect(messages[1]?.description).toContain('changed since then'));
  expect(sent).toHaveLength(1);
});

test('shows a restored version in the open editor, and Undo is refused while the editor has unsaved text', async () => {
  const autosave = createAutosave({
    loaded: note,
    save: () => new Promise(() => {}),
    failure: () => ({ kind: 'unreachable' }),
    journal: {
      write: async () => true,
      writeNow: () => true,
      writeTyped: () => true,
      remove: async () => {},
    },
  });
  openAutosaves.set(note._id, { autosave, owner: note.createdBy, isMounted: true });
  const { undo } = await restore();
  expect(autosave.get().text.content).toBe('Leeks');
  autosave.edit({ content: 'Leeks and more' });
  undo();
  await waitFor(() => expect(messages[1]?.description).toContain('changed since then'));
  expect(sent).toHaveLength(1);
  autosave.dispose();
});
