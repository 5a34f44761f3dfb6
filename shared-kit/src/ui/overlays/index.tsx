import { Drawer as ChakraDrawer, Menu as ChakraMenu, Toast as ChakraToast } from '@chakra-ui/react';
import { drawerSlotRecipe, menuSlotRecipe, toastSlotRecipe } from '@chakra-ui/react/theme';
import type { ComponentProps } from 'react';
import { kitTexts } from '../../texts.ts';
import { touchTarget } from '../../theme/touch.ts';
import { type Styled, withRecipe } from '../with-recipe.tsx';
import { besideScrollbar } from './beside-scrollbar.ts';

export { createToaster, Toaster } from '@chakra-ui/react';
export { AlertDialog } from './alert-dialog.tsx';
export { CloseButton } from './close-button.tsx';
export { Dialog } from './dialog.tsx';
export { DialogActions, DialogFrame } from './dialog-frame.tsx';
export { NoteActionItems } from './note-action-items.tsx';
export { Switch } from './switch.tsx';
export { SwitchSetting } from './switch-setting.tsx';
export { useCloseOnBack } from './use-close-on-back.ts';

const { item, ...menuParts } = menuSlotRecipe.base ?? {};
const touchableMenu = { ...menuSlotRecipe, base: { ...menuParts, item: { ...item, ...touchTarget } } };

/**
 * The parts of a drawer, named as Chakra UI names them.
 *
 * @example
 * <Drawer.Root open={shown} onOpenChange={({ open }) => setShown(open)}>
 *   <Portal>
 *     <Drawer.Backdrop />
 *     <Drawer.Positioner>
 *       <Drawer.Content>
 *         <Drawer.Body>Sunny</Drawer.Body>
 *       </Drawer.Content>
 *     </Drawer.Positioner>
 *   </Portal>
 * </Drawer.Root>
 */
export const Drawer: Styled<typeof ChakraDrawer> = {
  ...ChakraDrawer,
  Root: withRecipe(ChakraDrawer.Root, besideScrollbar(drawerSlotRecipe)),
};
// A menu is put at the end of the page, outside of its landmarks, and is one itself.
const MenuPositioner = (props: ComponentProps<typeof ChakraMenu.Positioner>) => (
  <ChakraMenu.Positioner role="region" aria-label={kitTexts.menu} {...props} />
);
/**
 * The parts of a menu, named as Chakra UI names them.
 *
 * @example
 * <Menu.Root onSelect={({ value }) => setWords(value)}>
 *   <Menu.Trigger asChild>
 *     <Button>Sort</Button>
 *   </Menu.Trigger>
 *   <Portal>
 *     <Menu.Positioner>
 *       <Menu.Content>
 *         <Menu.Item value="title">By title</Menu.Item>
 *         <Menu.Item value="date">By date</Menu.Item>
 *       </Menu.Content>
 *     </Menu.Positioner>
 *   </Portal>
 * </Menu.Root>
 */
export const Menu: Styled<typeof ChakraMenu, 'Root' | 'Positioner'> = {
  ...ChakraMenu,
  Root: withRecipe(ChakraMenu.Root, touchableMenu),
  Positioner: MenuPositioner,
};
export const Toast: Styled<typeof ChakraToast> = {
  ...ChakraToast,
  Root: withRecipe(ChakraToast.Root, toastSlotRecipe),
};
