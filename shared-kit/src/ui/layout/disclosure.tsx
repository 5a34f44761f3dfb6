import { Box, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';

const Details = chakra('details');
const Summary = chakra('summary');

/** A chevron like those of the icons, in the place of the browser's triangle. */
const chevron = {
  '&::-webkit-details-marker': { display: 'none' },
  _before: {
    content: '""',
    boxSize: '1.5',
    flexShrink: '0',
    borderStyle: 'solid',
    borderWidth: '0 1.5px 1.5px 0',
    borderColor: 'currentColor',
    transform: 'rotate(-45deg)',
    _rtl: { scale: '-1 1' },
    transition: 'transform 150ms',
  },
  '[open] > &::before': { transform: 'rotate(45deg)' },
};

/**
 * Content that a button shows and hides.
 *
 * @example
 * <Disclosure summary="More">Sunny until Friday</Disclosure>
 */
export const Disclosure = ({ summary, children }: { summary: ReactNode; children: ReactNode }) => (
  <Details>
    <Summary
      display="flex"
      alignItems="center"
      gap="2.5"
      cursor="pointer"
      width="fit-content"
      paddingY="1"
      color="fg.muted"
      _hover={{ color: 'fg' }}
      borderRadius="sm"
      css={chevron}
    >
      {summary}
    </Summary>
    <Box paddingTop="2" paddingStart="4">
      {children}
    </Box>
  </Details>
);
