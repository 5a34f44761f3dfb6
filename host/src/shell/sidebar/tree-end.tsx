import { Box } from '@my-note/shared-kit/ui';
import type { RefCallback } from 'react';

interface TreeEndProps {
  attach: RefCallback<HTMLElement>;
  /** Something is held over it. */
  over: boolean;
}

/** The free place below the rows: what is let go there goes to the end of the top level. */
export const TreeEnd = ({ attach, over }: TreeEndProps) => (
  <Box
    ref={attach}
    flex="1"
    minHeight="8"
    marginX="2"
    borderTopWidth="2px"
    borderColor={over ? 'accent.solid' : 'transparent'}
  />
);
