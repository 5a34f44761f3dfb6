import { findKeys, writingKeys } from '@my-note/kit/keys';
import { HStack, Text } from '@my-note/kit/ui';
import { Eye, Paperclip, Redo2, Search, Undo2 } from 'lucide-react';
import { editorTexts } from '../../editor-texts.ts';
import type { SourceEditor } from '../source/source-editor.ts';
import { moveFocusWithArrows } from './toolbar-arrow-keys.ts';
import { ToolbarButton } from './toolbar-button.tsx';

interface SourceToolbarProps {
  editor: SourceEditor;
  onFind: () => void;
  onVisual: () => void;
}

/** Only what cannot be typed as Markdown. */
export const SourceToolbar = ({ editor, onFind, onVisual }: SourceToolbarProps) => (
  <HStack role="toolbar" aria-label={editorTexts.toolbar} gap="0.5" onKeyDown={moveFocusWithArrows}>
    <ToolbarButton label={editorTexts.visual} icon={Eye} keys={writingKeys.source.keys} onPress={onVisual} />
    <ToolbarButton label={editorTexts.find.title} icon={Search} keys={findKeys.open.keys} onPress={onFind} />
    <ToolbarButton label={editorTexts.file} icon={Paperclip} onPress={editor.chooseFile} />
    <ToolbarButton label={editorTexts.undo} icon={Undo2} keys={writingKeys.undo.keys} onPress={editor.undo} />
    <ToolbarButton label={editorTexts.redo} icon={Redo2} keys={writingKeys.redo.keys} onPress={editor.redo} />
    <Text hideBelow="md" marginStart="3" fontSize="xs" color="fg.muted">
      {editorTexts.leaveText}
    </Text>
  </HStack>
);
