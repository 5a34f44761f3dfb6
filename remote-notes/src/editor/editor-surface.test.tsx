// @vitest-environment jsdom
import { renderWithProviders } from '@my-note/kit/testing';
import { connectToaster, type ToastMessage } from '@my-note/kit/ui';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { editorTexts } from '../editor-texts.ts';
import { createAutosave } from '../model/autosave/autosave.ts';
import type { EditorMode } from './base/text-editor.ts';
import { EditorSurface } from './editor-surface.tsx';
import { sourceEditor } from './source/lazy-source-editor.ts';
import { createSuggestionState } from './suggest/suggestion-state.ts';

let messages: ToastMessage[];
let disconnect: () => void;
beforeEach(() => {
  messages = [];
  // Not a mocked module: files of tests share their modules, and another may have loaded it.
  vi.spyOn(sourceEditor, 'load').mockRejectedValueOnce(new TypeError('Failed to fetch'));
  disconnect = connectToaster((message) => void messages.push(message));
});
afterEach(() => {
  cleanup();
  disconnect();
});

const autosave = () =>
  createAutosave({
    loaded: { title: 'Soups', content: 'Carrot soup', version: 1, updatedAt: '2026-01-01T00:00:00.000Z' },
    save: () => new Promise(() => {}),
    failure: () => ({ kind: 'unreachable' }),
    journal: {
      write: async () => true,
      writeNow: () => true,
      writeTyped: () => true,
      remove: async () => {},
    },
  });
const nothing = () => {};
// Loading an editor takes long on a busy machine.
const findTextbox = () => screen.findByRole('textbox', { name: editorTexts.content }, { timeout: 20_000 });

function Note({ visualWouldDo }: { visualWouldDo: boolean }) {
  const [mode, setMode] = useState<EditorMode>('source');
  const [parts] = useState(() => ({ autosave: autosave(), suggestionState: createSuggestionState() }));
  return (
    <EditorSurface
      mode={mode}
      {...parts}
      onFailed={() => {}}
      onFormatting={nothing}
      onLinkKey={nothing}
      onReady={nothing}
      onUnsupported={nothing}
      onPasting={() => {}}
      onTooLong={() => {}}
      takePendingInsertion={() => null}
      onSourceUnavailable={visualWouldDo && mode === 'source' ? () => setMode('visual') : undefined}
    />
  );
}

test('falls back to the visual editor with a toast when the source editor cannot be loaded', async () => {
  renderWithProviders(<Note visualWouldDo />);
  const box = await findTextbox();
  expect(box.textContent).toBe('Carrot soup');
  expect(messages).toEqual([{ title: editorTexts.sourceFailed, type: 'error' }]);
});

test('shows the text until the source editor is loaded when the visual editor cannot open it', async () => {
  renderWithProviders(<Note visualWouldDo={false} />);
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(editorTexts.missing.title), {
    timeout: 20_000,
  });
  expect(screen.getByText('Carrot soup')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  const box = await findTextbox();
  expect(box.textContent).toBe('Carrot soup');
  expect(screen.queryByRole('alert')).toBeNull();
});
