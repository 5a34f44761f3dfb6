import { Box, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface ItemFrameProps {
  children: ReactNode;
  /** Beside the column, on wide screens only. */
  aside?: ReactNode;
}

/** The column of a note. Its place does not depend on what is beside it. */
export const ItemFrame = ({ children, aside }: ItemFrameProps) => (
  <Grid
    templateColumns={{
      base: 'minmax(0, 1fr)',
      '2xl': 'minmax(0, 1fr) minmax(0, {sizes.measure}) minmax({sizes.tableOfContents}, 1fr)',
    }}
    columnGap="8"
    paddingX={{ base: '4', md: '8' }}
    paddingY={{ base: '4', md: '8' }}
  >
    <Box as="article" gridColumn={{ '2xl': '2' }} width="full" maxWidth="measure" marginX="auto" minWidth="0">
      {children}
    </Box>
    {aside && (
      <Box gridColumn="3" display={{ base: 'none', '2xl': 'block' }}>
        {aside}
      </Box>
    )}
  </Grid>
);
