import { CloseButton as ChakraCloseButton } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { kitTexts } from '../../texts.ts';

/**
 * The cross in the corner, the same on dialogs, drawers and toasts.
 *
 * @example
 * <CloseButton onClick={() => setShown(false)} />
 */
export const CloseButton = (props: ComponentProps<typeof ChakraCloseButton>) => (
  <ChakraCloseButton size="sm" colorPalette="gray" color="fg.muted" aria-label={kitTexts.close} {...props} />
);
