import type { EditorView } from '@milkdown/kit/prose/view';
import { chakra, Portal } from '@my-note/kit/ui';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { POPUP } from '../../popups/use-editor-state.ts';
import { fitWidth, setPictureWidth } from './picture-width.ts';
import { imageTexts } from './texts.ts';
import { useElementBox } from './use-element-box.ts';

interface ResizeHandleProps {
  view: EditorView;
  image: HTMLImageElement;
}

const SIZE = 14;
const [STEP, LONG_STEP] = [10, 50];
const steps: Record<string, number> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 };

/** The corner of the selected picture, to drag or to move with the arrow keys. */
export function ResizeHandle({ view, image }: ResizeHandleProps) {
  const box = useElementBox(image);
  const drag = useRef<{ x: number; width: number; now: number } | null>(null);
  if (!box) return null;
  const isRtl = getComputedStyle(image).direction === 'rtl';
  const room = view.dom.getBoundingClientRect().width;
  const write = (width: number | null) => {
    image.style.width = '';
    const tr = setPictureWidth(view.state, width);
    if (tr) view.dispatch(tr);
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    event.preventDefault();
    event.currentTarget.focus();
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { x: event.clientX, width: box.width, now: box.width };
  };
  const onPointerMove = ({ clientX }: PointerEvent) => {
    const { current } = drag;
    if (!current) return;
    const by = (clientX - current.x) * (isRtl ? -1 : 1);
    current.now = fitWidth(current.width + by, room);
    image.style.width = `${current.now}px`;
  };
  const end = (keeps: boolean) => {
    const { current } = drag;
    drag.current = null;
    if (current && keeps && current.now !== current.width) write(current.now);
    else image.style.width = '';
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      end(false);
      view.focus();
      return;
    }
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    write(fitWidth(box.width + by * (event.shiftKey ? LONG_STEP : STEP), room));
  };

  return (
    <Portal>
      <chakra.div
        {...POPUP}
        role="slider"
        tabIndex={0}
        aria-label={imageTexts.width}
        aria-valuenow={Math.round(box.width)}
        aria-valuemin={1}
        aria-valuemax={Math.round(room)}
        aria-valuetext={imageTexts.pixels(Math.round(box.width))}
        title={imageTexts.widthHint}
        position="fixed"
        zIndex="docked"
        bg="accent.solid"
        border="2px solid"
        borderColor="bg"
        borderRadius="sm"
        cursor={isRtl ? 'nesw-resize' : 'nwse-resize'}
        touchAction="none"
        // Larger than it looks, for whoever cannot hit 14 px.
        _before={{ content: '""', position: 'absolute', inset: '-7px' }}
        _print={{ display: 'none' }}
        style={{
          width: SIZE,
          height: SIZE,
          left: (isRtl ? box.left : box.right) - SIZE / 2,
          top: box.bottom - SIZE / 2,
        }}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={() => end(true)}
        onPointerCancel={() => end(false)}
        onDoubleClick={() => write(null)}
        onKeyDown={onKeyDown}
      />
    </Portal>
  );
}
