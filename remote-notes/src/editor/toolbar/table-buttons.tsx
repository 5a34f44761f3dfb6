import { BetweenHorizontalStart, BetweenVerticalStart, Columns2, Rows2 } from 'lucide-react';
import { editorTexts } from '../../editor-texts.ts';
import { commands } from '../visual/commands.ts';
import type { VisualEditor } from '../visual/visual-editor.ts';
import { ToolbarButton } from './toolbar-button.tsx';

/** What can be done with the table at the cursor. */
export const TableButtons = ({ editor }: { editor: VisualEditor }) => (
  <>
    <ToolbarButton
      label={editorTexts.addRow}
      icon={BetweenHorizontalStart}
      onPress={() => editor.run(commands.addRow)}
    />
    <ToolbarButton
      label={editorTexts.addColumn}
      icon={BetweenVerticalStart}
      onPress={() => editor.run(commands.addColumn)}
    />
    <ToolbarButton
      label={editorTexts.deleteRow}
      icon={Rows2}
      onPress={() => editor.run(commands.deleteRow)}
    />
    <ToolbarButton
      label={editorTexts.deleteColumn}
      icon={Columns2}
      onPress={() => editor.run(commands.deleteColumn)}
    />
  </>
);
