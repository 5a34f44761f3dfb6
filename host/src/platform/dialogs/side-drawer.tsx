import { Drawer, useCloseOnBack } from '@my-note/kit/overlays';
import { Portal } from '@my-note/kit/ui';
import type { ReactNode } from 'react';
import type { ShellDialogProps } from './lazy-dialog.tsx';
import type { ShellDialogName } from './shell-dialogs.ts';

interface ShellDrawerProps extends ShellDialogProps {
  name: ShellDialogName;
  placement: 'start' | 'end' | 'bottom';
  size?: 'xs' | 'sm';
  /** A `Drawer.Content`. */
  children: ReactNode;
}

/** A drawer of the shell; on phones Back closes it. */
export function SideDrawer({ name, placement, size = 'xs', open, onClose, children }: ShellDrawerProps) {
  useCloseOnBack(name, open, onClose);
  return (
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
}
