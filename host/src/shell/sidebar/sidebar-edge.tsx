import { isRightToLeft, readingKey } from '@my-note/kit/shortcuts';
import { Box } from '@my-note/kit/ui';
import type { KeyboardEvent, PointerEvent } from 'react';
import {
  keepSidebarWidth,
  SIDEBAR,
  showSidebarWidth,
  sidebarWidth,
  useSidebarWidth,
} from '../../platform/sidebar/sidebar-width.ts';
import { sidebarTexts } from './texts.ts';

const STEP = 20;

const KEYS: Record<string, (width: number) => number> = {
  ArrowLeft: (width) => width - STEP,
  ArrowRight: (width) => width + STEP,
  Home: () => SIDEBAR.min,
  End: () => SIDEBAR.max,
};

/** The edge of the sidebar, which is dragged or moved by keys. A double click brings the usual width back. */
export function SidebarEdge() {
  const width = useSidebarWidth();
  const set = (wanted: number) => keepSidebarWidth(showSidebarWidth(wanted));
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const sidebar = event.currentTarget.parentElement?.getBoundingClientRect() ?? new DOMRect();
    showSidebarWidth(isRightToLeft() ? sidebar.right - event.clientX : event.clientX - sidebar.left);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const change = KEYS[readingKey(event.key)];
    if (!change || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    set(change(width));
  };
  return (
    <Box
      role="separator"
      aria-orientation="vertical"
      aria-label={sidebarTexts.width}
      title={sidebarTexts.widthHint}
      aria-valuenow={width}
      aria-valuemin={SIDEBAR.min}
      aria-valuemax={SIDEBAR.max}
      tabIndex={0}
      position="absolute"
      zIndex="1"
      top="0"
      bottom="0"
      insetInlineEnd="-5px"
      width="9px"
      // A layer of its own: Chromium leaves pieces of other pages where it reaches beyond the sidebar's.
      willChange="transform"
      cursor="col-resize"
      touchAction="none"
      _before={{
        content: '""',
        position: 'absolute',
        insetBlock: '0',
        insetInlineStart: '4px',
        width: '2px',
        bg: 'transparent',
        transition: 'background 120ms',
      }}
      _hover={{ _before: { bg: 'accent.solid' } }}
      _active={{ _before: { bg: 'accent.solid' } }}
      _focusVisible={{ outlineOffset: '-2px' }}
      onPointerDown={(event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={drag}
      onLostPointerCapture={() => keepSidebarWidth(sidebarWidth())}
      onDoubleClick={() => set(SIDEBAR.usual)}
      onKeyDown={onKeyDown}
    />
  );
}
