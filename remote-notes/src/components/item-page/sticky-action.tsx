import { Box, Flex } from '@my-note/shared-kit/ui';
import type { ReactNode } from 'react';

/** Stays at the end of the header's row while the page scrolls, without taking any height. */
export const StickyAction = ({ children }: { children: ReactNode }) => (
  <Flex
    position="sticky"
    zIndex="1"
    top="calc({sizes.topBar} + 0.5rem + env(safe-area-inset-top))"
    height="0"
    justify="flex-end"
  >
    <Box bg="bg" borderRadius="md" height="fit-content">
      {children}
    </Box>
  </Flex>
);

/** Reserves the space of a sticky action in the row where it starts. */
export const StickySpace = ({ children }: { children: ReactNode }) => (
  <Box visibility="hidden" marginEnd="3" aria-hidden>
    {children}
  </Box>
);
