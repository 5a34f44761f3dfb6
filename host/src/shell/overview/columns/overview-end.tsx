import { Button, Center, Flex, Icon } from '@my-note/kit/ui';
import { FolderPlus } from 'lucide-react';
import type { RefCallback } from 'react';
import { overviewTexts } from '../texts.ts';
import { END_WIDTH } from './use-column-width.ts';

interface OverviewEndProps {
  start: number;
  attach: RefCallback<HTMLElement>;
  /** Something is dragged, which may be dropped here. */
  dragging: boolean;
  over: boolean;
  onCreate: () => void;
}

/** The place after the last column: a new category, or the end of the top level for what is dropped here. */
export const OverviewEnd = ({ start, attach, dragging, over, onCreate }: OverviewEndProps) => (
  <Flex
    ref={attach}
    position="absolute"
    insetBlock="0"
    direction="column"
    scrollSnapAlign="center"
    style={{ insetInlineStart: start, width: END_WIDTH }}
  >
    {dragging ? (
      <Center
        flex="1"
        padding="4"
        borderWidth="1px"
        borderStyle="dashed"
        borderRadius="lg"
        textAlign="center"
        borderColor={over ? 'accent.solid' : 'border.emphasized'}
        bg={over ? 'accent.subtle' : undefined}
        color={over ? 'accent.fg' : 'fg.muted'}
      >
        {overviewTexts.dropHere}
      </Center>
    ) : (
      <Button variant="ghost" justifyContent="flex-start" color="fg.muted" onClick={onCreate}>
        <Icon as={FolderPlus} />
        {overviewTexts.newCategory}
      </Button>
    )}
  </Flex>
);
