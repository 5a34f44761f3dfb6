import { FileText, Heading1, Heading2, Heading3, Image, type LucideIcon, Table2 } from 'lucide-react';
import { editorTexts as texts } from '../../editor-texts.ts';
import { type Tool, tools } from '../toolbar/tools.ts';
import { commands } from '../visual/commands.ts';
import type { VisualEditor } from '../visual/visual-editor.ts';

export interface BlockItem {
  /** A search also finds it by this word. */
  id: string;
  label: string;
  icon: LucideIcon;
  run: (editor: VisualEditor) => void;
}

const block = (id: string, { label, icon, command }: Tool): BlockItem => ({
  id,
  label,
  icon,
  run: ({ run }) => run(command),
});
const heading = (level: number, icon: LucideIcon): BlockItem =>
  block(`heading-${level}`, { label: texts.heading(level), icon, command: commands.heading(level) });

const blockItems: BlockItem[] = [
  heading(1, Heading1),
  heading(2, Heading2),
  heading(3, Heading3),
  block('bullets', tools.bulletList),
  block('numbers', tools.orderedList),
  block('tasks', tools.taskList),
  block('quote', tools.quote),
  block('code', tools.codeBlock),
  { id: 'table', label: texts.table, icon: Table2, run: ({ insertTable }) => insertTable() },
  { id: 'image', label: texts.image, icon: Image, run: ({ chooseImage }) => chooseImage() },
  block('rule', tools.rule),
  { id: 'note', label: texts.noteLink, icon: FileText, run: ({ suggestNotes }) => suggestNotes() },
];

/** Blocks whose label has a word that starts with the query, then those that contain it. */
export function findBlockItems(query: string): BlockItem[] {
  const wanted = query.toLowerCase();
  const starts = ({ label }: BlockItem) => ` ${label.toLowerCase()}`.includes(` ${wanted}`);
  const contains = ({ label, id }: BlockItem) => `${label.toLowerCase()} ${id}`.includes(wanted);
  return [...blockItems.filter(starts), ...blockItems.filter((item) => !starts(item) && contains(item))];
}
