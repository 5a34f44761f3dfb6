import { Dialog as ChakraDialog } from '@chakra-ui/react';
import { dialogSlotRecipe } from '@chakra-ui/react/theme';
import { type Styled, withRecipe } from '../with-recipe.tsx';

export const Dialog: Styled<typeof ChakraDialog> = {
  ...ChakraDialog,
  Root: withRecipe(ChakraDialog.Root, dialogSlotRecipe),
};
