import { Prec } from '@codemirror/state';
import { EditorView, keymap, ViewPlugin } from '@codemirror/view';
import { TRIGGER_REACH } from './read-trigger.ts';
import type { SuggestionState } from './suggestion-state.ts';

function textBefore({ state }: EditorView): string | null {
  const { main } = state.selection;
  if (!main.empty) return null;
  const line = state.doc.lineAt(main.head);
  const text = state.sliceDoc(Math.max(line.from, main.head - TRIGGER_REACH), main.head);
  // Blocks are typed as Markdown here; only notes and tags are suggested.
  return /\[\[|#/.test(text) ? text : null;
}

/** Connects the suggestions to the source editor. `isApplying`: the text is being replaced, not typed. */
export const sourceSuggestions = (suggestionState: SuggestionState, isOwn: () => boolean) => [
  Prec.highest(keymap.of([{ any: (_view, event) => suggestionState.key(event) }])),
  EditorView.domEventHandlers({ blur: () => suggestionState.close() }),
  ViewPlugin.define((view) => ({
    update: ({ docChanged, selectionSet }) => {
      if (!docChanged && !selectionSet) return;
      const typed = docChanged && !isOwn();
      // Coordinates are not available during an update.
      view.requestMeasure({
        read: () =>
          suggestionState.follow({
            before: textBefore(view),
            cursor: view.state.selection.main.head,
            typed,
            text: view.contentDOM,
            placeAt: (position) => view.coordsAtPos(position) ?? view.dom.getBoundingClientRect(),
          }),
      });
    },
    destroy: suggestionState.close,
  })),
];
