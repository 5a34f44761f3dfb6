import { Plugin } from '@milkdown/kit/prose/state';

/**
 * A busy browser reports a moved caret only after the next key, which would act at the previous position: Backspace
 * after Home would delete the last letter of the line.
 */
export const syncSelection = () =>
  new Plugin({
    props: {
      handleDOMEvents: {
        keydown: (view) => {
          if (!view.composing) view.dom.ownerDocument.dispatchEvent(new Event('selectionchange'));
          return false;
        },
      },
    },
  });
