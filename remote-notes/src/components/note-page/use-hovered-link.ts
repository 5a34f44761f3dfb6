import { type RefObject, useEffect, useRef, useState } from 'react';

/** Milliseconds before the preview of a hovered link opens, and before it closes. */
const DELAY = { open: 400, close: 200 } as const;

const linkOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('a[data-note]') : null;

/** The link to a note that is hovered or has keyboard focus. */
export function useHoveredLink(container: RefObject<HTMLElement | null>) {
  const [link, setLink] = useState<HTMLElement | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const showAfter = useRef((next: HTMLElement | null, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setLink(next), delay);
  }).current;

  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const controller = new AbortController();
    const { signal } = controller;
    const onPointer = ({ pointerType, target }: PointerEvent) => {
      const next = linkOf(target);
      if (pointerType === 'mouse') showAfter(next, next ? DELAY.open : DELAY.close);
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.matches(':focus-visible'))
        showAfter(linkOf(target), DELAY.open);
    };
    element.addEventListener('pointerover', onPointer, { signal });
    element.addEventListener('pointerleave', () => showAfter(null, DELAY.close), { signal });
    element.addEventListener('focusin', onFocus, { signal });
    element.addEventListener('focusout', () => showAfter(null, 0), { signal });
    addEventListener('scroll', () => showAfter(null, 0), { signal, passive: true });
    addEventListener('keydown', ({ key }) => key === 'Escape' && showAfter(null, 0), { signal });
    return () => {
      clearTimeout(timer.current);
      controller.abort();
    };
  }, [container, showAfter]);

  return {
    link: link?.isConnected ? link : null,
    /** The pointer is on the preview. */
    hold: () => clearTimeout(timer.current),
    release: () => showAfter(null, DELAY.close),
  };
}
