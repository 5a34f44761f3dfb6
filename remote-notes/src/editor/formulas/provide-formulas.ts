import type { EditorView } from '@milkdown/kit/prose/view';
import type { VisualEditor } from '../visual/visual-editor.ts';
import { loadFormulas } from './lazy-formulas.ts';

/** Editors that have formulas, or get them. */
const known = new WeakMap<EditorView, Promise<void>>();

/** Makes sure that the parser of an editor knows formulas. */
export function provideFormulas({ view, ctx, hasFormulas }: VisualEditor): Promise<void> {
  const asked =
    known.get(view()) ??
    (hasFormulas
      ? Promise.resolve()
      : loadFormulas().then(({ addFormulas }) => {
          if (!view().isDestroyed) addFormulas(ctx);
        }));
  known.set(view(), asked);
  // Without a connection it is tried again.
  asked.catch(() => known.delete(view()));
  return asked;
}
