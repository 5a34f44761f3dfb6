import { blockKeys } from '@my-note/kit/keys';
import { Menu } from '@my-note/kit/overlays';
import { Button, Icon, Portal } from '@my-note/kit/ui';
import { ChevronDown } from 'lucide-react';
import { editorTexts } from '../../editor-texts.ts';
import { KeyCommand } from '../popups/key-command.tsx';
import { commands } from '../visual/commands.ts';
import type { Formatting } from '../visual/formatting.ts';
import type { VisualEditor } from '../visual/visual-editor.ts';

const levels = [1, 2, 3] as const;

/** Paragraph or heading: the block type at the cursor. */
export function StyleMenu({ editor, formatting }: { editor: VisualEditor; formatting: Formatting }) {
  const level = levels.find((each) => formatting.has(`heading:${each}`));
  const shown = level ? editorTexts.heading(level) : editorTexts.paragraph;
  return (
    <Menu.Root positioning={{ placement: 'bottom-start' }} onExitComplete={editor.focus}>
      <Menu.Trigger asChild>
        <Button
          size="sm"
          height={{ base: '10', md: '8' }}
          variant="ghost"
          colorPalette="gray"
          color="fg.muted"
          minWidth="6.25rem"
          flexShrink="0"
          justifyContent="space-between"
          aria-label={editorTexts.styleOf(shown)}
        >
          {shown}
          <Icon as={ChevronDown} />
        </Button>
      </Menu.Trigger>
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
}
