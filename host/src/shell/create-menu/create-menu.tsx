import { Menu } from '@my-note/kit/overlays';
import { Icon, Portal } from '@my-note/kit/ui';
import { FilePlus2, FolderPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CreateSlot } from '../../platform/commands/create-context.ts';
import { texts } from '../../platform/texts.ts';

interface CreateMenuProps {
  trigger: ReactNode;
  onSelect: (slot: CreateSlot) => void;
}

export const CreateMenu = ({ trigger, onSelect }: CreateMenuProps) => (
  <Menu.Root defaultOpen positioning={{ placement: 'bottom-end' }}>
    <Menu.Trigger asChild>{trigger}</Menu.Trigger>
    <Portal>
      <Menu.Positioner>
        <Menu.Content minWidth="12rem">
          <Menu.Item value="note" onClick={() => onSelect('notes/new-note')}>
            <Icon as={FilePlus2} />
            {texts.newNote}
          </Menu.Item>
          <Menu.Item value="category" onClick={() => onSelect('notes/new-category')}>
            <Icon as={FolderPlus} />
            {texts.newCategory}
          </Menu.Item>
        </Menu.Content>
      </Menu.Positioner>
    </Portal>
  </Menu.Root>
);
