import { CloseButton, Drawer } from '@my-note/kit/overlays';
import { HStack, Text } from '@my-note/kit/ui';
import type { ShellDialogProps } from '../../platform/dialogs/lazy-dialog.tsx';
import { SideDrawer } from '../../platform/dialogs/side-drawer.tsx';
import { texts } from '../../platform/texts.ts';
import { Sidebar } from '../sidebar/sidebar.tsx';

/** The sidebar on small screens. */
export const MenuDrawer = ({ open, onClose }: ShellDialogProps) => (
  <SideDrawer name="menu" placement="start" open={open} onClose={onClose}>
    <Drawer.Content
      aria-label={texts.menu}
      width="min(320px, 86vw)"
      bg="bg.subtle"
      paddingY="env(safe-area-inset-top)"
    >
      <HStack justify="space-between" flex="none" height="topBar" paddingStart="4" paddingEnd="2">
        <Text fontFamily="note" fontSize="xl" fontWeight="600" letterSpacing="-0.01em">
          {texts.product}
        </Text>
        <Drawer.CloseTrigger asChild position="static">
          <CloseButton aria-label={texts.close} />
        </Drawer.CloseTrigger>
      </HStack>
      <Drawer.Body padding="0">
        <Sidebar onGo={onClose} />
      </Drawer.Body>
    </Drawer.Content>
  </SideDrawer>
);
