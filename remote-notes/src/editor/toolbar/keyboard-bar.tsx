import { Box } from '@my-note/shared-kit/ui';
import type { ReactNode } from 'react';
import { useKeyboardInset } from './use-keyboard-inset.ts';

/** The toolbar of touch screens, at the bottom above the keyboard. */
export const KeyboardBar = ({ children }: { children: ReactNode }) => (
  <Box
    position="fixed"
    insetInline="0"
    zIndex="docked"
    bg="bg"
    borderTop="1px solid"
    borderColor="border"
    paddingInline="2"
    paddingTop="1"
    paddingBottom="calc(0.25rem + env(safe-area-inset-bottom))"
    style={{ bottom: useKeyboardInset() }}
  >
    {children}
  </Box>
);
