import { rowLook } from '@my-note/kit/lists';
import { Box, chakra } from '@my-note/kit/ui';
import type { ReactNode } from 'react';

interface ListRowProps {
  children: ReactNode;
  /** What opens below the row. */
  below?: ReactNode;
}

/** A row of a list of this remote, drawn as rows of other pages are. */
export const ListRow = ({ children, below }: ListRowProps) => (
  <chakra.li borderBottomWidth="1px" borderColor="border" _last={{ borderBottomWidth: '0' }}>
    <Box css={rowLook}>{children}</Box>
    {below}
  </chakra.li>
);
