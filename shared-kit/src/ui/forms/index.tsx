import { Field as ChakraField } from '@chakra-ui/react';
import { fieldSlotRecipe } from '@chakra-ui/react/theme';
import { type Styled, withRecipe } from '../with-recipe.tsx';

export { Choice } from './choice.tsx';
export { CopyField } from './copy-field.tsx';
export { copyText } from './copy-text.ts';
export { Highlight } from './highlight.tsx';
export { Input } from './input.tsx';
export { SelectField } from './select-field.tsx';

/**
 * The parts of a field with a label and an error, named as Chakra UI names them; a `Form` has them already.
 *
 * @example
 * <Field.Root invalid>
 *   <Field.Label>City</Field.Label>
 *   <Input placeholder="Oslo" />
 *   <Field.ErrorText>There is no such city.</Field.ErrorText>
 * </Field.Root>
 */
export const Field: Styled<typeof ChakraField> = {
  ...ChakraField,
  Root: withRecipe(ChakraField.Root, fieldSlotRecipe),
};
