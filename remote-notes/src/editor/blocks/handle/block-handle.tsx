import type { EditorView } from '@milkdown/kit/prose/view';
import { chakra, Icon, Portal } from '@my-note/kit/ui';
import { GripVertical } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Block } from '../change/block-at.ts';
import { blockTexts } from '../texts.ts';
import { handlePlace } from './block-place.ts';
import { makeBlockDraggable } from './drag-block.ts';
import type { DropPlace } from './drop-place.ts';

interface BlockHandleProps {
  view: EditorView;
  block: Block;
  active: boolean;
  onDragging: (dragging: boolean) => void;
  onOpen: () => void;
}

/** The grip beside a block: a click opens the menu, a drag moves the block. It lies above the page and moves nothing. */
export function BlockHandle({ view, block, active, onDragging, onOpen }: BlockHandleProps) {
  const handle = useRef<HTMLButtonElement>(null);
  const latest = useRef({ block, onDragging });
  latest.current = { block, onDragging };
  const [drop, setDrop] = useState<DropPlace | null>(null);

  useEffect(() => {
    if (!handle.current) return;
    return makeBlockDraggable(handle.current, {
      view,
      block: () => latest.current.block,
      onDrag: (place) => {
        latest.current.onDragging(true);
        setDrop(place);
      },
      onEnd: () => {
        setDrop(null);
        latest.current.onDragging(false);
      },
    });
  }, [view]);

  const place = handlePlace(view, block);
  if (!place) return null;
  return (
    <Portal>
      <chakra.button
        ref={handle}
        type="button"
        data-block-handle=""
        // The menu has a key, so that Tab does not stop at something that comes and goes with the pointer.
        tabIndex={-1}
        aria-label={blockTexts.menu}
        aria-haspopup="menu"
        title={blockTexts.handle}
        position="fixed"
        zIndex="docked"
        display="flex"
        alignItems="center"
        justifyContent="center"
        width="5"
        height="6"
        borderRadius="sm"
        color="fg.muted"
        bg={active ? 'bg.muted' : 'transparent'}
        cursor="grab"
        _hover={{ bg: 'bg.muted', color: 'fg' }}
        style={place}
        onClick={onOpen}
      >
        <Icon as={GripVertical} />
      </chakra.button>
      {drop && (
        <chakra.div
          data-drop-line=""
          position="fixed"
          zIndex="docked"
          height="2px"
          borderRadius="1px"
          bg="accent.solid"
          pointerEvents="none"
          style={drop.line}
        />
      )}
    </Portal>
  );
}
