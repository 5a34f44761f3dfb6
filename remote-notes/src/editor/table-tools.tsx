import { BetweenHorizontalStart, BetweenVerticalStart, Columns2, Rows2 } from 'lucide-react';
import { texts } from '../texts.ts';
import { commands } from './commands.ts';
import type { MarkdownEditor } from './markdown-editor.ts';
import { ToolbarButton } from './toolbar-button.tsx';

/** What can be done with the table at the cursor. */
export const TableTools = ({ editor }: { editor: MarkdownEditor }) => (
  <>
    <ToolbarButton
      label={texts.editor.addRow}
      icon={BetweenHorizontalStart}
      onPress={() => editor.run(commands.addRow)}
    />
    <ToolbarButton
      label={texts.editor.addColumn}
      icon={BetweenVerticalStart}
      onPress={() => editor.run(commands.addColumn)}
    />
    <ToolbarButton
      label={texts.editor.deleteRow}
      icon={Rows2}
      onPress={() => editor.run(commands.deleteRow)}
    />
    <ToolbarButton
      label={texts.editor.deleteColumn}
      icon={Columns2}
      onPress={() => editor.run(commands.deleteColumn)}
    />
  </>
);
