import { lift, setBlockType, toggleMark, wrapIn } from '@milkdown/kit/prose/commands';
import { redo, undo } from '@milkdown/kit/prose/history';
import { type Command, TextSelection } from '@milkdown/kit/prose/state';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
} from '@milkdown/kit/prose/tables';
import { formattingOf } from './formatting.ts';
import { toggleCodeBlock } from './schema/code-block.ts';

const mark =
  (name: string): Command =>
  (state, dispatch, view) => {
    const type = state.schema.marks[name];
    return type ? toggleMark(type)(state, dispatch, view) : false;
  };

const block =
  (name: string, attrs?: Record<string, unknown>): Command =>
  (state, dispatch, view) => {
    const type = state.schema.nodes[name];
    return type ? setBlockType(type, attrs)(state, dispatch, view) : false;
  };

const toggleQuote: Command = (state, dispatch, view) => {
  const quote = state.schema.nodes.blockquote;
  if (formattingOf(state).has('blockquote')) return lift(state, dispatch, view);
  return quote ? wrapIn(quote)(state, dispatch, view) : false;
};

/** Backspace at the start of a heading or quote first turns it into a paragraph. */
const plainAtStart: Command = (state, dispatch, view) => {
  const { $from, empty } = state.selection;
  const { paragraph, heading, blockquote } = state.schema.nodes;
  if (!empty || $from.parentOffset > 0 || !paragraph) return false;
  if ($from.parent.type === heading) return setBlockType(paragraph)(state, dispatch, view);
  const isFirst = $from.depth > 1 && $from.index(-1) === 0;
  return isFirst && $from.node(-1).type === blockquote && lift(state, dispatch, view);
};

const insertRule: Command = (state, dispatch) => {
  const rule = state.schema.nodes.hr;
  if (!rule) return false;
  const { tr, schema } = state;
  tr.replaceSelectionWith(rule.create());
  // After a rule at the end, there is a paragraph to type in.
  if (tr.selection.$from.parent.type === schema.topNodeType && !tr.doc.resolve(tr.selection.to).nodeAfter) {
    const paragraph = schema.nodes.paragraph?.createAndFill();
    if (paragraph) tr.insert(tr.doc.content.size, paragraph);
  }
  dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(tr.selection.to))).scrollIntoView());
  return true;
};

const firstRow = (state: Parameters<Command>[0]): boolean => {
  const { $from } = state.selection;
  for (let depth = $from.depth; depth > 0; depth--)
    if ($from.node(depth).type.name === 'table_header_row') return true;
  return false;
};

export const commands = {
  bold: mark('strong'),
  italic: mark('emphasis'),
  strike: mark('strike_through'),
  code: mark('inlineCode'),
  paragraph: block('paragraph'),
  heading: (level: number) => block('heading', { level }),
  quote: toggleQuote,
  codeBlock: toggleCodeBlock,
  rule: insertRule,
  plainAtStart,
  undo,
  redo,
  addRow: addRowAfter,
  addColumn: addColumnAfter,
  // A Markdown table needs its header row.
  deleteRow: ((state, dispatch) =>
    (firstRow(state) ? deleteTable : deleteRow)(state, dispatch)) satisfies Command,
  deleteColumn: ((state, dispatch) =>
    deleteColumn(state, dispatch) || deleteTable(state, dispatch)) satisfies Command,
};
