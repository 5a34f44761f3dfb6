import { lift, setBlockType, toggleMark, wrapIn } from '@milkdown/kit/prose/commands';
import { redo, undo } from '@milkdown/kit/prose/history';
import type { Command } from '@milkdown/kit/prose/state';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
} from '@milkdown/kit/prose/tables';
import { formattingOf } from './formatting.ts';

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

const toggleCodeBlock: Command = (state, dispatch, view) =>
  block(formattingOf(state).has('code_block') ? 'paragraph' : 'code_block')(state, dispatch, view);

const insertRule: Command = (state, dispatch) => {
  const rule = state.schema.nodes.hr;
  if (!rule) return false;
  dispatch?.(state.tr.replaceSelectionWith(rule.create()));
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
  undo,
  redo,
  addRow: addRowAfter,
  addColumn: addColumnAfter,
  // A Markdown table without its first row is no table.
  deleteRow: ((state, dispatch) =>
    (firstRow(state) ? deleteTable : deleteRow)(state, dispatch)) satisfies Command,
  deleteColumn: ((state, dispatch) =>
    deleteColumn(state, dispatch) || deleteTable(state, dispatch)) satisfies Command,
};
