import { Menu } from '@my-note/kit/overlays';
import { isRightToLeft } from '@my-note/kit/shortcuts';
import { Icon, Portal } from '@my-note/kit/ui';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface SubMenuProps {
  label: string;
  icon: LucideIcon;
  children: ReactNode;
}

/** An item of a menu that opens another one beside it. */
export const SubMenu = ({ label, icon, children }: SubMenuProps) => (
  <Menu.Root
    positioning={{ placement: isRightToLeft() ? 'left-start' : 'right-start', gutter: 2, overlap: true }}
  >
    <Menu.TriggerItem>
      <Icon as={icon} />
      {label}
    </Menu.TriggerItem>
    <Portal>
      <Menu.Positioner>
        <Menu.Content minWidth="11rem">{children}</Menu.Content>
      </Menu.Positioner>
    </Portal>
  </Menu.Root>
);
