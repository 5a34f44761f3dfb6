import { Switch as ChakraSwitch } from '@chakra-ui/react';
import { switchSlotRecipe } from '@chakra-ui/react/theme';
import { type Styled, withRecipe } from '../with-recipe.tsx';

export const Switch: Styled<typeof ChakraSwitch> = {
  ...ChakraSwitch,
  Root: withRecipe(ChakraSwitch.Root, switchSlotRecipe),
};
