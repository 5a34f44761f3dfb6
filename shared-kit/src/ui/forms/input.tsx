import { Input as ChakraInput } from '@chakra-ui/react';
import { inputRecipe } from '@chakra-ui/react/theme';
import { withRecipe } from '../with-recipe.tsx';
import { fieldLook } from './field-look.ts';

/**
 * One line of text. In a form, `TextField` has a label and an error too.
 *
 * @example
 * <Input type="search" aria-label="City" onChange={({ target }) => setWords(target.value)} />
 */
export const Input = withRecipe(ChakraInput, inputRecipe, fieldLook);
