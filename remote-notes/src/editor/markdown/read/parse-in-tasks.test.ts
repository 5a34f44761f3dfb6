// @vitest-environment jsdom

import { editorViewCtx } from '@milkdown/kit/core';
import { Plugin } from '@milkdown/kit/prose/state';
import { expect, test } from 'vitest';
import { createSuggestionState } from '../../suggest/suggestion-state.ts';
import { createMilkdownEditor } from '../../visual/milkdown-editor.ts';
import { editorPlugins } from '../../visual/plugins.ts';
import { parseInTasks } from './parse-in-tasks.ts';

/** Milkdown ends a step of its start after three seconds. */
const LONGER_MS = 3_200;

test('an editor opens after its text was read for longer than Milkdown waits', async () => {
  const plugins = editorPlugins({
    suggestionState: createSuggestionState(),
    isApplying: () => false,
    longPaste: () => new Plugin({}),
    watch: new Plugin({}),
  });
  const pace = {
    next: () => new Promise<number>((resolve) => setTimeout(() => resolve(Infinity), LONGER_MS)),
  };
  const editor = await createMilkdownEditor(document.createElement('div'), 'Late', [
    ...plugins,
    parseInTasks('Late', pace),
  ]);
  expect(editor.ctx.get(editorViewCtx).state.doc.textContent).toBe('Late');
  await editor.destroy();
});
