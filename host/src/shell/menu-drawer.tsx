import { CloseButton, Drawer } from '@my-note/shared-kit/overlays';
import { Sidebar } from '../sidebar/sidebar.tsx';
import { texts } from '../texts.ts';
import type { ShellDialogProps } from './lazy-dialog.tsx';
import { ShellDrawer } from './shell-drawer.tsx';

/** The sidebar on small screens. */
export const MenuDrawer = ({ open, onClose }: ShellDialogProps) => (
  <ShellDrawer placement="start" open={open} onClose={onClose}>
    <Drawer.Content
      aria-label={texts.menu}
      width="min(320px, 86vw)"
      bg="bg.subtle"
      paddingY="env(safe-area-inset-top)"
    >
      <Drawer.Body padding="0">
        <Sidebar onGo={onClose} />
      </Drawer.Body>
      <Drawer.CloseTrigger asChild insetEnd="-12" top="2">
        <CloseButton size="sm" bg="bg.panel" color="fg" aria-label={texts.close} />
      </Drawer.CloseTrigger>
    </Drawer.Content>
  </ShellDrawer>
);
