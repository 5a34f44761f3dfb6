import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Details = chakra('details');
const Summary = chakra('summary');

/**
 * Content that a button shows and hides.
 *
 * @example
 * <Disclosure summary="More">Sunny until Friday</Disclosure>
 */
export const Disclosure = ({ summary, children }: { summary: ReactNode; children: ReactNode }) => (
  <Details>
    <Summary
      cursor="pointer"
      width="fit-content"
      paddingY="1"
      color="fg.muted"
      _hover={{ color: 'fg' }}
      borderRadius="sm"
    >
      {summary}
    </Summary>
    <Box paddingTop="2" paddingStart="4">
      {children}
    </Box>
  </Details>
);
