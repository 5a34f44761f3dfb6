import { Plugin } from '@milkdown/kit/prose/state';
import { Decoration, DecorationSet } from '@milkdown/kit/prose/view';

/** Marks the empty paragraph with the cursor, in which the style shows what can be typed. */
export const placeholder = () =>
  new Plugin({
    props: {
      decorations: ({ doc, selection: { $from, empty } }) => {
        const { parent, depth } = $from;
        if (!empty || depth !== 1 || parent.type.name !== 'paragraph' || parent.content.size > 0) return null;
        const place = Decoration.node($from.before(), $from.after(), { 'data-placeholder': '' });
        return DecorationSet.create(doc, [place]);
      },
    },
  });
