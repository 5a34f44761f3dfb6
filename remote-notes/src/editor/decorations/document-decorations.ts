import type { Node } from '@milkdown/kit/prose/model';
import { type EditorState, Plugin } from '@milkdown/kit/prose/state';
import type { DecorationSet } from '@milkdown/kit/prose/view';

export const documentDecorations = (find: (doc: Node) => DecorationSet) =>
  new Plugin<DecorationSet>({
    state: {
      init: (_config, { doc }: EditorState) => find(doc),
      apply: (tr, previous) => (tr.docChanged ? find(tr.doc) : previous),
    },
    props: {
      decorations(state) {
        return this.getState(state);
      },
    },
  });
