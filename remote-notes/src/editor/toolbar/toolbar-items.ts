import type { Command } from '@milkdown/kit/prose/state';
import {
  Bold,
  Code,
  Italic,
  List,
  ListChecks,
  ListOrdered,
  type LucideIcon,
  Minus,
  Redo2,
  SquareCode,
  Strikethrough,
  TextQuote,
  Undo2,
} from 'lucide-react';
import { editorTexts } from '../../editor-texts.ts';
import { commands } from '../visual/commands.ts';
import { toggleList, toggleTask } from '../visual/lists.ts';

interface ToolbarItem {
  label: string;
  icon: LucideIcon;
  command: Command;
  /** Name in the formatting at the cursor that shows the tool as pressed. */
  shows?: string;
}

const editor = editorTexts;

export const inlineItems: ToolbarItem[] = [
  { label: editor.bold, icon: Bold, command: commands.bold, shows: 'strong' },
  { label: editor.italic, icon: Italic, command: commands.italic, shows: 'emphasis' },
  { label: editor.strike, icon: Strikethrough, command: commands.strike, shows: 'strike_through' },
  { label: editor.code, icon: Code, command: commands.code, shows: 'inlineCode' },
];

export const blockItems: ToolbarItem[] = [
  { label: editor.bulletList, icon: List, command: toggleList('bullet_list'), shows: 'bullet_list' },
  {
    label: editor.orderedList,
    icon: ListOrdered,
    command: toggleList('ordered_list'),
    shows: 'ordered_list',
  },
  { label: editor.taskList, icon: ListChecks, command: toggleTask, shows: 'task' },
  { label: editor.quote, icon: TextQuote, command: commands.quote, shows: 'blockquote' },
  { label: editor.codeBlock, icon: SquareCode, command: commands.codeBlock, shows: 'code_block' },
  { label: editor.rule, icon: Minus, command: commands.rule },
];

export const historyItems: ToolbarItem[] = [
  { label: editor.undo, icon: Undo2, command: commands.undo },
  { label: editor.redo, icon: Redo2, command: commands.redo },
];
