import { Menu } from '@my-note/kit/overlays';
import { Icon, Portal } from '@my-note/kit/ui';
import type { ReactNode } from 'react';
import type { ItemAction } from '../use-move-action.tsx';

interface MoreMenuProps {
  /** The button that opens it. */
  children: ReactNode;
  actions: readonly ItemAction[];
  /** A line below the actions. */
  facts?: ReactNode;
}

/** The menu of what is done with an item less often. */
export const MoreMenu = ({ children, actions, facts }: MoreMenuProps) => (
  <Menu.Root defaultOpen positioning={{ placement: 'bottom-end' }}>
    <Menu.Trigger asChild>{children}</Menu.Trigger>
    <Portal>
      <Menu.Positioner>
        <Menu.Content>
          {actions.map(({ label, icon, isDestructive, onSelect }) => (
            <Menu.Item
              key={label}
              value={label}
              color={isDestructive ? 'fg.error' : undefined}
              onSelect={onSelect}
            >
              <Icon as={icon} />
              {label}
            </Menu.Item>
          ))}
          {facts}
        </Menu.Content>
      </Menu.Positioner>
    </Portal>
  </Menu.Root>
);
