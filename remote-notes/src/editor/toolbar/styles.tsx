import { blockKeys } from '@my-note/kit/keys';
import { Menu } from '@my-note/kit/overlays';
import { Portal } from '@my-note/kit/ui';
import type { ReactNode } from 'react';
import { editorTexts } from '../../editor-texts.ts';
import { KeyCommand } from '../popups/key-command.tsx';
import { commands } from '../visual/commands.ts';
import type { VisualEditor } from '../visual/visual-editor.ts';
import { levels } from './levels.ts';

interface StylesProps {
  /** The button that opens it. */
  children: ReactNode;
  editor: VisualEditor;
}

/** The menu of the types that a block can have. */
export const Styles = ({ children, editor }: StylesProps) => (
  <Menu.Root defaultOpen positioning={{ placement: 'bottom-start' }} onExitComplete={editor.focus}>
    <Menu.Trigger asChild>{children}</Menu.Trigger>
    <Portal>
      <Menu.Positioner>
        <Menu.Content>
          <Menu.Item value="paragraph" onSelect={() => editor.run(commands.paragraph)}>
            {editorTexts.paragraph}
            <KeyCommand keys={blockKeys.text.keys} />
          </Menu.Item>
          {levels.map((each) => (
            <Menu.Item
              key={each}
              value={`heading-${each}`}
              onSelect={() => editor.run(commands.heading(each))}
            >
              {editorTexts.heading(each)}
              <KeyCommand keys={blockKeys[`heading-${each}`].keys} />
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Positioner>
    </Portal>
  </Menu.Root>
);
