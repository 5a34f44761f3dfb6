import { Plugin } from '@milkdown/kit/prose/state';
import type { EditorView } from '@milkdown/kit/prose/view';

/**
 * Makes the editor read the caret now. A busy browser reports a moved caret only after the next key, which would act at
 * the previous position: Backspace after Home would delete the last letter of the line.
 */
export function readSelection({ composing, dom }: EditorView): void {
  if (!composing) dom.ownerDocument.dispatchEvent(new Event('selectionchange'));
}

/** Reads the caret before each key that the editor handles. */
export const syncSelection = () =>
  new Plugin({
    props: {
      handleDOMEvents: {
        keydown: (view) => {
          readSelection(view);
          return false;
        },
      },
    },
  });
