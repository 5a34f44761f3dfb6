import { Menu } from '@my-note/kit/overlays';
import { Icon, Portal } from '@my-note/kit/ui';
import type { LucideIcon } from 'lucide-react';
import { QuietIconButton } from './quiet-icon-button.tsx';

interface Action {
  label: string;
  icon: LucideIcon;
  destructive?: boolean;
  run: () => void;
}

interface ActionMenuProps {
  label: string;
  icon: LucideIcon;
  size: 'xs' | 'sm' | 'md';
  actions: readonly Action[];
}

/** A menu of less frequent actions behind an icon. */
export const ActionMenu = ({ label, icon, size, actions }: ActionMenuProps) => (
  <Menu.Root positioning={{ placement: 'bottom-end' }}>
    <Menu.Trigger asChild>
      <QuietIconButton label={label} icon={icon} size={size} />
    </Menu.Trigger>
    <Portal>
      <Menu.Positioner>
        <Menu.Content>
          {actions.map(({ label, icon, destructive, run }) => (
            <Menu.Item key={label} value={label} color={destructive ? 'fg.error' : undefined} onSelect={run}>
              <Icon as={icon} />
              {label}
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Positioner>
    </Portal>
  </Menu.Root>
);
