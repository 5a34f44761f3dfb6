import {
  autoUpdate,
  flip,
  offset,
  type Placement,
  shift,
  size,
  useFloating,
  type VirtualElement,
} from '@floating-ui/react-dom';
import { Box, Portal, useMedia } from '@my-note/kit/ui';
import { type ComponentProps, useEffect } from 'react';
import { useVisibleArea } from '../base/visible-area.ts';
import { POPUP } from './use-editor-state.ts';

/** Room for the bar at the top, and on touch screens for the toolbar at the bottom. In pixels. */
const TOP = 72;
const [EDGE, TOOLBAR] = [8, 64];
const GAP = 6;
const MOST_HEIGHT = 300;
/** A list is at least this high; with little room for the text too, less. */
const [LEAST_HEIGHT, CRAMPED_HEIGHT] = [120, 64];
/** A list that scrolls rather gets this much lower than it changes the side. In pixels. */
const SHRINKS = 80;
// Its fields can be focused before it is placed.
const HIDDEN = { opacity: 0, pointerEvents: 'none' } as const;

interface PopupBoxProps extends Omit<ComponentProps<typeof Box>, 'ref'> {
  /** What the popup stands beside; it is never covered. */
  at: VirtualElement;
  placement: Placement;
  /** Gets as high as there is room, and scrolls. */
  fits?: boolean;
  boxRef?: (element: HTMLDivElement | null) => void;
}

/** A box in front of the page, on the side of a place in the text where there is room. */
export function PopupBox({ at, placement, fits = false, boxRef, children, ...props }: PopupBoxProps) {
  const isTouch = useMedia('(pointer: coarse)');
  const isCramped = useVisibleArea((area) => area.isCramped);
  const least = isCramped ? CRAMPED_HEIGHT : LEAST_HEIGHT;
  const padding = {
    top: isTouch ? EDGE : TOP,
    left: EDGE,
    right: EDGE,
    bottom: isTouch && !isCramped ? TOOLBAR : EDGE,
  };
  const resize = size({
    padding,
    apply: ({ availableHeight, elements: { floating } }) =>
      floating.style.setProperty(
        'max-height',
        `${Math.max(least, Math.min(MOST_HEIGHT, availableHeight))}px`,
      ),
  });
  const { refs, floatingStyles, isPositioned } = useFloating({
    placement,
    strategy: 'fixed',
    elements: { reference: at },
    middleware: [
      offset(GAP),
      flip({
        padding: { ...padding, bottom: padding.bottom - (fits ? SHRINKS : 0) },
        fallbackStrategy: 'bestFit',
      }),
      shift({ padding }),
      fits && resize,
    ],
    whileElementsMounted: autoUpdate,
  });
  // A list needs the room below the line that it belongs to.
  useEffect(() => {
    if (fits && isCramped) scrollBy(0, at.getBoundingClientRect().top - EDGE);
  }, [fits, isCramped, at]);
  return (
    <Portal>
      <Box
        ref={(element: HTMLDivElement | null) => {
          refs.setFloating(element);
          boxRef?.(element);
        }}
        {...POPUP}
        zIndex="popover"
        maxWidth="calc(100vw - 1rem)"
        maxHeight={fits ? `${MOST_HEIGHT}px` : undefined}
        bg="bg.panel"
        border="1px solid"
        borderColor="border"
        borderRadius="md"
        boxShadow="md"
        _print={{ display: 'none' }}
        style={{ ...floatingStyles, ...(isPositioned ? {} : HIDDEN) }}
        {...props}
      >
        {children}
      </Box>
    </Portal>
  );
}
