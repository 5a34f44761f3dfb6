import { Box, Grid } from '@chakra-ui/react';
import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { PageGrid } from './layout/page-grid.tsx';

interface ItemFrameProps {
  children: ReactNode;
  /** In the margin beside the column, where that has room. */
  aside?: ReactNode;
}

/** The column, the gap, and the narrowest margin that can be read, without the page's padding it may use. In rem. */
const LEAST = 44 + 1.5 + 10.5 - 1;

/** Whether the margin has room: that depends on the window, the sidebar, and the size of the text. */
function useMarginRoom(frame: RefObject<HTMLElement | null>): boolean {
  const [hasRoom, setHasRoom] = useState(false);
  useLayoutEffect(() => {
    const { current } = frame;
    if (!current) return;
    const measure = () => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      setHasRoom(current.clientWidth >= LEAST * rem);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [frame]);
  return hasRoom;
}

/**
 * The column of a note. What is beside it takes what the column leaves, so that the column stands still when that
 * comes or goes. Where there is no room for it, `data-no-margin` says so.
 *
 * @example
 * <ItemFrame aside={<Text>In the margin</Text>}>{note.content}</ItemFrame>
 */
export function ItemFrame({ children, aside }: ItemFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const hasRoom = useMarginRoom(frame);
  return (
    <PageGrid>
      <Box ref={frame} data-no-margin={hasRoom ? undefined : ''}>
        <Grid
          columnGap={{ base: '6', '2xl': '8' }}
          marginInlineEnd={hasRoom ? '-4' : undefined}
          templateColumns={
            hasRoom ? '{sizes.measure} minmax(0, {sizes.tableOfContents})' : 'minmax(0, {sizes.measure})'
          }
        >
          <Box as="article" width="full" maxWidth="measure" minWidth="0">
            {children}
          </Box>
          {aside && (
            <Box minWidth="0" display={hasRoom ? 'block' : 'none'}>
              {aside}
            </Box>
          )}
        </Grid>
      </Box>
    </PageGrid>
  );
}
