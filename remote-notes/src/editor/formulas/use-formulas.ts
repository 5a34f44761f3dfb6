import type { EditorState } from '@milkdown/kit/prose/state';
import type { EditorView } from '@milkdown/kit/prose/view';
import { useEffect } from 'react';
import type { VisualEditor } from '../visual/visual-editor.ts';
import { loadFormulas } from './lazy-formulas.ts';

/** Editors that have formulas, or get them. */
const known = new WeakMap<EditorView, Promise<void>>();

/** Makes sure that an editor knows formulas. */
export function provideFormulas({ view, ctx, hasFormulas }: VisualEditor): Promise<void> {
  const asked =
    known.get(view()) ??
    (hasFormulas
      ? Promise.resolve()
      : loadFormulas().then(({ addFormulas }) => {
          if (!view().isDestroyed) addFormulas(ctx, view());
        }));
  known.set(view(), asked);
  // Without a connection it is tried again.
  asked.catch(() => known.delete(view()));
  return asked;
}

/** Loads what draws formulas with the first dollar sign that is typed. */
export function useFormulas(editor: VisualEditor | null): void {
  useEffect(() => {
    if (!editor) return;
    const look = ({ selection: { $from } }: EditorState) => {
      if ($from.parent.textContent.includes('$')) provideFormulas(editor).catch(() => {});
    };
    // Somebody may have typed one before.
    look(editor.view().state);
    return editor.onUpdate((state, before) => {
      if (!state.doc.eq(before.doc)) look(state);
    });
  }, [editor]);
}
