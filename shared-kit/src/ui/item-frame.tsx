import { Box, Grid } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { PageGrid } from './layout/page-grid.tsx';

interface ItemFrameProps {
  children: ReactNode;
  /** In the margin beside the column, from 1200 px. */
  aside?: ReactNode;
}

const withMargin = '@media (min-width: 75rem)';

/** The column of a note. Room for what is beside it is kept, so that the column stands still when that comes or goes. */
export const ItemFrame = ({ children, aside }: ItemFrameProps) => (
  <PageGrid>
    <Grid
      columnGap="8"
      css={{
        gridTemplateColumns: 'minmax(0, 1fr)',
        [withMargin]: { gridTemplateColumns: 'minmax(0, {sizes.measure}) {sizes.tableOfContents}' },
      }}
    >
      <Box as="article" width="full" maxWidth="measure" minWidth="0">
        {children}
      </Box>
      {aside && <Box css={{ display: 'none', [withMargin]: { display: 'block' } }}>{aside}</Box>}
    </Grid>
  </PageGrid>
);
