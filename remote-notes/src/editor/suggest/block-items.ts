import {
  FileText,
  Heading1,
  Heading2,
  Heading3,
  Image,
  List,
  ListChecks,
  ListOrdered,
  type LucideIcon,
  Minus,
  SquareCode,
  Table2,
  TextQuote,
} from 'lucide-react';
import { editorTexts } from '../../editor-texts.ts';
import { commands } from '../visual/commands.ts';
import { toggleList, toggleTask } from '../visual/lists.ts';
import type { VisualEditor } from '../visual/visual-editor.ts';

export interface BlockItem {
  id: string;
  label: string;
  icon: LucideIcon;
  run: (editor: VisualEditor) => void;
}

const names = editorTexts;
const heading = (level: number, icon: LucideIcon): BlockItem => ({
  id: `heading-${level}`,
  label: names.heading(level),
  icon,
  run: ({ run }) => run(commands.heading(level)),
});

/** What `/` offers. */
const blockItems: BlockItem[] = [
  heading(1, Heading1),
  heading(2, Heading2),
  heading(3, Heading3),
  { id: 'bullets', label: names.bulletList, icon: List, run: ({ run }) => run(toggleList('bullet_list')) },
  {
    id: 'numbers',
    label: names.orderedList,
    icon: ListOrdered,
    run: ({ run }) => run(toggleList('ordered_list')),
  },
  { id: 'tasks', label: names.taskList, icon: ListChecks, run: ({ run }) => run(toggleTask) },
  { id: 'quote', label: names.quote, icon: TextQuote, run: ({ run }) => run(commands.quote) },
  { id: 'code', label: names.codeBlock, icon: SquareCode, run: ({ run }) => run(commands.codeBlock) },
  { id: 'table', label: names.table, icon: Table2, run: ({ insertTable }) => insertTable() },
  { id: 'image', label: names.image, icon: Image, run: ({ chooseImage }) => chooseImage() },
  { id: 'rule', label: names.rule, icon: Minus, run: ({ run }) => run(commands.rule) },
  { id: 'note', label: names.noteLink, icon: FileText, run: ({ askForNote }) => askForNote() },
];

/** Those whose name has a word that begins with the query, then those that hold it. */
export function findBlockItems(query: string): BlockItem[] {
  const wanted = query.toLowerCase();
  const beginning = ({ label }: BlockItem) => ` ${label.toLowerCase()}`.includes(` ${wanted}`);
  const holding = ({ label, id }: BlockItem) => `${label.toLowerCase()} ${id}`.includes(wanted);
  return [...blockItems.filter(beginning), ...blockItems.filter((item) => !beginning(item) && holding(item))];
}
