import { Menu } from '@my-note/shared-kit/overlays';
import { Button, Icon, Portal } from '@my-note/shared-kit/ui';
import { Ellipsis, type LucideIcon } from 'lucide-react';
import { texts } from '../../texts.ts';

export interface MoreAction {
  id: string;
  label: string;
  icon: LucideIcon;
  destructive?: boolean;
  onSelect: () => void;
}

export const MoreMenu = ({ actions }: { actions: MoreAction[] }) => (
  <Menu.Root positioning={{ placement: 'bottom-end' }}>
    <Menu.Trigger asChild>
      <Button size="sm" variant="ghost" colorPalette="gray">
        <Icon as={Ellipsis} />
        {texts.actions.more}
      </Button>
    </Menu.Trigger>
    <Portal>
      <Menu.Positioner>
        <Menu.Content>
          {actions.map(({ id, label, icon, destructive, onSelect }) => (
            <Menu.Item key={id} value={id} color={destructive ? 'fg.error' : undefined} onSelect={onSelect}>
              <Icon as={icon} />
              {label}
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Positioner>
    </Portal>
  </Menu.Root>
);
