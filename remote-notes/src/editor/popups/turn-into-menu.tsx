import { Menu } from '@my-note/kit/overlays';
import { Button, Icon, Portal } from '@my-note/kit/ui';
import { ChevronDown } from 'lucide-react';
import { editorTexts } from '../../editor-texts.ts';
import type { Formatting } from '../visual/formatting.ts';
import { blockKind, turnInto } from '../visual/turn-into.ts';
import type { VisualEditor } from '../visual/visual-editor.ts';
import { blockKinds } from './block-kinds.ts';
import { KeyCommand } from './key-command.tsx';
import { POPUP } from './use-editor-state.ts';

/** The kind of the selected block, and a menu that turns it into another. */
export function TurnIntoMenu({ editor, formatting }: { editor: VisualEditor; formatting: Formatting }) {
  const now = blockKinds.find(({ kind }) => kind === blockKind(formatting));
  return (
    <Menu.Root positioning={{ placement: 'bottom-start' }} onExitComplete={editor.focus}>
      <Menu.Trigger asChild>
        <Button
          size="sm"
          height="8"
          variant="ghost"
          colorPalette="gray"
          color="fg.muted"
          flexShrink="0"
          gap="1"
          aria-label={editorTexts.turnInto}
          title={editorTexts.turnInto}
          onMouseDown={(event) => event.preventDefault()}
        >
          {now?.label}
          <Icon as={ChevronDown} />
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner {...POPUP}>
          <Menu.Content aria-label={editorTexts.turnInto}>
            {blockKinds.map(({ kind, label, icon, keys }) => (
              <Menu.Item key={kind} value={kind} onSelect={() => editor.run(turnInto(kind))}>
                <Icon as={icon} />
                {label}
                <KeyCommand keys={keys} />
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
