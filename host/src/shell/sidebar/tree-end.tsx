import { Box } from '@my-note/kit/ui';
import type { RefCallback } from 'react';

interface TreeEndProps {
  attach: RefCallback<HTMLElement>;
  /** An item is dragged over it. */
  over: boolean;
}

/** The space below the rows: a drop there moves an item to the end of the top level. */
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
