import type { Command } from '@milkdown/kit/prose/state';
import { blockKeys, formatKeys, type KeyRow, writingKeys } from '@my-note/kit/keys';
import {
  BetweenHorizontalStart,
  BetweenVerticalStart,
  Bold,
  Code,
  Columns2,
  Italic,
  List,
  ListChecks,
  ListOrdered,
  type LucideIcon,
  Minus,
  Redo2,
  Rows2,
  SquareCode,
  Strikethrough,
  TextQuote,
  Undo2,
} from 'lucide-react';
import { editorTexts as texts } from '../../editor-texts.ts';
import { commands } from '../visual/commands.ts';
import { toggleList, toggleTask } from '../visual/lists.ts';

export interface Tool {
  label: string;
  icon: LucideIcon;
  command: Command;
  /** Name in the formatting at the cursor that shows the tool as pressed. */
  shows?: string;
  /** Its keys, for its hint. */
  keys?: string;
}

const tool = (label: string, icon: LucideIcon, command: Command, row?: KeyRow, shows?: string): Tool => ({
  label,
  icon,
  command,
  ...(row && { keys: row.keys }),
  ...(shows === undefined ? {} : { shows }),
});

/** Tools of the visual editor, for the toolbar and for the `/` menu. */
export const tools = {
  bold: tool(texts.bold, Bold, commands.bold, formatKeys.bold, 'strong'),
  italic: tool(texts.italic, Italic, commands.italic, formatKeys.italic, 'emphasis'),
  strike: tool(texts.strike, Strikethrough, commands.strike, formatKeys.strike, 'strike_through'),
  code: tool(texts.code, Code, commands.code, formatKeys.code, 'inlineCode'),
  bulletList: tool(texts.bulletList, List, toggleList('bullet_list'), blockKeys.bullets, 'bullet_list'),
  orderedList: tool(
    texts.orderedList,
    ListOrdered,
    toggleList('ordered_list'),
    blockKeys.numbers,
    'ordered_list',
  ),
  taskList: tool(texts.taskList, ListChecks, toggleTask, blockKeys.tasks, 'task'),
  quote: tool(texts.quote, TextQuote, commands.quote, blockKeys.quote, 'blockquote'),
  codeBlock: tool(texts.codeBlock, SquareCode, commands.codeBlock, blockKeys.code, 'code_block'),
  rule: tool(texts.rule, Minus, commands.rule),
  addRow: tool(texts.addRow, BetweenHorizontalStart, commands.addRow),
  addColumn: tool(texts.addColumn, BetweenVerticalStart, commands.addColumn),
  deleteRow: tool(texts.deleteRow, Rows2, commands.deleteRow),
  deleteColumn: tool(texts.deleteColumn, Columns2, commands.deleteColumn),
  undo: tool(texts.undo, Undo2, commands.undo, writingKeys.undo),
  redo: tool(texts.redo, Redo2, commands.redo, writingKeys.redo),
};
