import { Input as ChakraInput } from '@chakra-ui/react';
import { inputRecipe } from '@chakra-ui/react/theme';
import { withRecipe } from '../with-recipe.tsx';

export const Input = withRecipe(ChakraInput, inputRecipe);
