import { Plugin } from '@milkdown/kit/prose/state';

/**
 * A browser tells of a caret that was moved only after the next key when it is busy. That key would act where the
 * caret was before: Backspace after Home would take the last letter of the line.
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
