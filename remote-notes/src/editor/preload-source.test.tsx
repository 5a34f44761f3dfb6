// @vitest-environment jsdom
import { renderWithProviders } from '@my-note/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { editorTexts } from '../editor-texts.ts';
import { createAutosave } from '../model/autosave/autosave.ts';
import { EditorSurface } from './editor-surface.tsx';
import { sourceEditor } from './source/lazy-source-editor.ts';
import { createSuggestionState } from './suggest/suggestion-state.ts';

const nothing = () => {};
const autosave = createAutosave({
  loaded: { title: 'Soups', content: 'Carrot soup', version: 1, updatedAt: '2026-01-01T00:00:00.000Z' },
  save: () => new Promise(() => {}),
  failure: () => ({ kind: 'unreachable' }),
  journal: { write: async () => true, writeNow: () => true, writeTyped: () => true, remove: async () => {} },
});
const suggestionState = createSuggestionState();

test('preloads the source editor after the visual editor is ready', async () => {
  const load = vi.spyOn(sourceEditor, 'load');
  renderWithProviders(
    <EditorSurface
      mode="visual"
      autosave={autosave}
      suggestionState={suggestionState}
      onFailed={() => {}}
      onFormatting={nothing}
      onLinkKey={nothing}
      onReady={nothing}
      onUnsupported={nothing}
      onPasting={() => {}}
      onTooLong={() => {}}
      takePendingInsertion={() => null}
      onSourceUnavailable={undefined}
    />,
  );
  await screen.findByRole('textbox', { name: editorTexts.content });
  expect(load).not.toHaveBeenCalled();
  await waitFor(() => expect(load).toHaveBeenCalled(), { timeout: 10_000 });
});
