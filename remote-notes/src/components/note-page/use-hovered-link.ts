import { type RefObject, useEffect, useRef, useState } from 'react';

/** Milliseconds before the preview of a hovered link opens, and before it closes. */
const DELAY = { open: 400, close: 200 } as const;

const linkOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('a[data-note]') : null;

/** The link to a note that is hovered or has keyboard focus. */
export function useHoveredLink(container: RefObject<HTMLElement | null>) {
  const [link, setLink] = useState<HTMLElement | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const turn = useRef((next: HTMLElement | null, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setLink(next), delay);
  }).current;

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const stop = new AbortController();
    const { signal } = stop;
    const over = ({ pointerType, target }: PointerEvent) => {
      const next = linkOf(target);
      if (pointerType === 'mouse') turn(next, next ? DELAY.open : DELAY.close);
    };
    const reach = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(':focus-visible')) turn(linkOf(target), DELAY.open);
    };
    element.addEventListener('pointerover', over, { signal });
    element.addEventListener('pointerleave', () => turn(null, DELAY.close), { signal });
    element.addEventListener('focusin', reach, { signal });
    element.addEventListener('focusout', () => turn(null, 0), { signal });
    addEventListener('scroll', () => turn(null, 0), { signal, passive: true });
    addEventListener('keydown', ({ key }) => key === 'Escape' && turn(null, 0), { signal });
    return () => {
      clearTimeout(timer.current);
      stop.abort();
    };
  }, [container, turn]);

  return {
    link: link?.isConnected ? link : null,
    /** The pointer is on the preview. */
    hold: () => clearTimeout(timer.current),
    release: () => turn(null, DELAY.close),
  };
}
