import { Switch as ChakraSwitch } from '@chakra-ui/react';
import { switchSlotRecipe } from '@chakra-ui/react/theme';
import { type Styled, withRecipe } from '../with-recipe.tsx';

/**
 * The parts of a switch, named as Chakra UI names them; `SwitchSetting` has a label and a hint.
 *
 * @example
 * <Switch.Root checked={shown} onCheckedChange={({ checked }) => setShown(checked)}>
 *   <Switch.HiddenInput />
 *   <Switch.Control>
 *     <Switch.Thumb />
 *   </Switch.Control>
 *   <Switch.Label>Fahrenheit</Switch.Label>
 * </Switch.Root>
 */
export const Switch: Styled<typeof ChakraSwitch> = {
  ...ChakraSwitch,
  Root: withRecipe(ChakraSwitch.Root, switchSlotRecipe),
};
