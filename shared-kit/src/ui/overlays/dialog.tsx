import { Dialog as ChakraDialog } from '@chakra-ui/react';
import { dialogSlotRecipe } from '@chakra-ui/react/theme';
import { type Styled, withRecipe } from '../with-recipe.tsx';
import { besideScrollbar } from './beside-scrollbar.ts';

/**
 * The parts of a dialog, named as Chakra UI names them.
 *
 * @example
 * // DialogFrame has the frame; parts of its own go into the body.
 * <DialogFrame title="Weather" onClose={() => setShown(false)}>
 *   <Dialog.Body>Sunny</Dialog.Body>
 * </DialogFrame>
 */
export const Dialog: Styled<typeof ChakraDialog> = {
  ...ChakraDialog,
  Root: withRecipe(ChakraDialog.Root, besideScrollbar(dialogSlotRecipe)),
};
