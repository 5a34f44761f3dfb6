import { type EditorState, Plugin } from '@milkdown/kit/prose/state';
import { TRIGGER_REACH } from './read-trigger.ts';
import type { SuggestionState } from './suggestion-state.ts';

function textBefore({ selection }: EditorState): string | null {
  const { $from, empty } = selection;
  const { parent, parentOffset } = $from;
  const isCode = parent.type.spec.code || $from.marks().some(({ type }) => type.name === 'inlineCode');
  if (!empty || !parent.isTextblock || isCode) return null;
  const start = Math.max(0, parentOffset - TRIGGER_REACH);
  const text = parent.textBetween(start, parentOffset, undefined, '\ufffc');
  // The cut start must not look like the start of a block.
  return start === 0 ? text : `…${text}`;
}

/** Connects the suggestions to the visual editor. `isApplying`: the text is being replaced, not typed. */
export const visualSuggestions = (suggestionState: SuggestionState, isOwn: () => boolean) =>
  new Plugin({
    props: {
      handleKeyDown: (_view, event) => suggestionState.key(event),
      handleDOMEvents: { blur: () => suggestionState.close() },
    },
    view: () => ({
      update: (view, before) => {
        const changed = !view.state.doc.eq(before.doc);
        if (!changed && view.state.selection.eq(before.selection)) return;
        suggestionState.follow({
          before: textBefore(view.state),
          cursor: view.state.selection.from,
          typed: changed && !isOwn(),
          text: view.dom,
          placeAt: (position) =>
            view.isDestroyed || position > view.state.doc.content.size
              ? new DOMRect()
              : view.coordsAtPos(position),
        });
      },
      destroy: suggestionState.close,
    }),
  });
