import {
  type DragEvent,
  type MouseEvent,
  type PointerEvent,
  type TouchEvent,
  useEffect,
  useRef,
} from 'react';

const HOLD_MS = 500;
/** A finger that moves further scrolls. */
const MAX_MOVE = 10;
/** Controls in a row keep their own meaning of a long press. */
const CONTROLS = 'button, input, label';

interface Press {
  target: Element;
  x: number;
  y: number;
  timer: ReturnType<typeof setTimeout>;
  /** It was long enough, and the finger still rests. */
  done: boolean;
}

/**
 * For links and texts under a long press: no selection, and no callout of iOS.
 *
 * @example
 * <Box css={noCallout}>Hold me</Box>
 */
export const noCallout = {
  '@media (pointer: coarse)': { userSelect: 'none', WebkitTouchCallout: 'none' },
} as const;

/**
 * Handlers of a list: a finger that rests on it calls `onLongPress` and then neither follows a link nor drags.
 *
 * @example
 * const press = useLongPress(() => setShown(true));
 */
export function useLongPress(onLongPress: (target: Element) => void) {
  const press = useRef<Press | null>(null);
  const end = () => {
    clearTimeout(press.current?.timer);
    press.current = null;
  };
  useEffect(() => () => clearTimeout(press.current?.timer), []);

  const fire = () => {
    if (!press.current || press.current.done) return;
    clearTimeout(press.current.timer);
    press.current.done = true;
    onLongPress(press.current.target);
  };
  return {
    onPointerDown: ({ target, pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent) => {
      end();
      if (pointerType !== 'touch' || !isPrimary) return;
      if (!(target instanceof Element) || target.closest(CONTROLS)) return;
      press.current = { target, x, y, timer: setTimeout(fire, HOLD_MS), done: false };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { current } = press;
      if (current && !current.done && Math.hypot(clientX - current.x, clientY - current.y) > MAX_MOVE) end();
    },
    onPointerUp: () => {
      if (!press.current?.done) end();
    },
    // A scroll cancels the pointer.
    onPointerCancel: end,
    onTouchEnd: (event: TouchEvent) => {
      // A click would follow.
      if (press.current?.done) event.preventDefault();
      end();
    },
    // Some browsers ask for a menu before or after the time is over.
    onContextMenuCapture: (event: MouseEvent) => {
      if (!press.current) return;
      event.preventDefault();
      event.stopPropagation();
      fire();
    },
    // Android drags what is held.
    onDragStart: (event: DragEvent) => {
      if (press.current) event.preventDefault();
    },
  };
}
