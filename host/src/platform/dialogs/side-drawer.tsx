import { Drawer } from '@my-note/shared-kit/overlays';
import { Portal } from '@my-note/shared-kit/ui';
import type { ReactNode } from 'react';
import type { ShellDialogProps } from './lazy-dialog.tsx';

interface ShellDrawerProps extends ShellDialogProps {
  placement: 'start' | 'end' | 'bottom';
  size?: 'xs' | 'sm';
  /** A `Drawer.Content`. */
  children: ReactNode;
}

export const SideDrawer = ({ placement, size = 'xs', open, onClose, children }: ShellDrawerProps) => (
  <Drawer.Root
    placement={placement}
    size={size}
    open={open}
    onOpenChange={(event) => !event.open && onClose()}
    lazyMount
    unmountOnExit
  >
    <Portal>
      <Drawer.Backdrop />
      <Drawer.Positioner>{children}</Drawer.Positioner>
    </Portal>
  </Drawer.Root>
);
