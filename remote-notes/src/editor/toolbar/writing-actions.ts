import { Eye, FileCode2, Redo2, Search, Undo2 } from 'lucide-react';
import type { ItemAction } from '../../components/item-page/use-move-action.tsx';
import { editorTexts } from '../../editor-texts.ts';
import type { OpenEditor } from '../use-open-editor.ts';

/** What the menu of a note offers while it is written. */
export function writingActions({ editor, mode, find, switchTo }: OpenEditor): ItemAction[] {
  if (!editor) return [];
  const other = mode === 'visual' ? 'source' : 'visual';
  return [
    { label: editorTexts.find.title, icon: Search, onSelect: find },
    {
      label: editorTexts[other],
      icon: other === 'source' ? FileCode2 : Eye,
      onSelect: () => void switchTo(other),
    },
    { label: editorTexts.undo, icon: Undo2, onSelect: editor.editor.undo },
    { label: editorTexts.redo, icon: Redo2, onSelect: editor.editor.redo },
  ];
}
