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
import { createSuggestionState } from './suggest/suggestion-state.ts';

/** Whether the file of the source editor can be had. */
let online = true;
vi.mock('./source/source-editor.ts', async (original) => {
  const made = await original<typeof import('./source/source-editor.ts')>();
  return {
    get createSourceEditor() {
      if (!online) throw new TypeError('Failed to fetch dynamically imported module');
      return made.createSourceEditor;
    },
  };
});

let messages: ToastMessage[];
let disconnect: () => void;
beforeEach(() => {
  messages = [];
  online = false;
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
  online = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  const box = await findTextbox();
  expect(box.textContent).toBe('Carrot soup');
  expect(screen.queryByRole('alert')).toBeNull();
});
