import { keydownHandler } from '@milkdown/kit/prose/keymap';
import { liftListItem, sinkListItem } from '@milkdown/kit/prose/schema-list';
import { type Command, Plugin } from '@milkdown/kit/prose/state';
import { addRowAfter, goToNextCell, isInTable } from '@milkdown/kit/prose/tables';
import type { SuggestionState } from '../suggest/suggestion-state.ts';
import { indentCode, isInCode, outdentCode } from './indent-code.ts';

const nextCell: Command = (state, dispatch, view) => {
  if (goToNextCell(1)(state, dispatch)) return true;
  if (view && addRowAfter(state, view.dispatch)) goToNextCell(1)(view.state, view.dispatch);
  return true;
};

/** Tab always stays in the text, because the next keys would go elsewhere; where it has no meaning, it does nothing. */
const indent: Command = (state, dispatch, view) => {
  const { list_item: item } = state.schema.nodes;
  if (isInCode(state)) return indentCode(state, dispatch);
  if (isInTable(state)) return nextCell(state, dispatch, view);
  if (item) sinkListItem(item)(state, dispatch);
  return true;
};

const outdent: Command = (state, dispatch) => {
  const { list_item: item } = state.schema.nodes;
  if (isInCode(state)) return outdentCode(state, dispatch);
  if (isInTable(state)) goToNextCell(-1)(state, dispatch);
  else if (item) liftListItem(item)(state, dispatch);
  return true;
};

const MODIFIERS = new Set(['Shift', 'Control', 'Alt', 'Meta']);

/** Tab indents and moves between cells. After Escape, it leaves the text. */
export function tabKey(suggestionState: SuggestionState): Plugin {
  let leaves = false;
  const stay = () => {
    leaves = false;
  };
  return new Plugin({
    props: {
      handleKeyDown: keydownHandler({ Tab: indent, 'Shift-Tab': outdent }),
      handleDOMEvents: {
        keydown: (_view, { key }) => {
          // Not handled and not prevented: the browser moves the focus.
          if (key === 'Tab') return leaves;
          // The first Escape closes an open list of suggestions.
          if (!MODIFIERS.has(key)) leaves = key === 'Escape' && !suggestionState.get();
          return false;
        },
        blur: stay,
        mousedown: stay,
      },
    },
  });
}
