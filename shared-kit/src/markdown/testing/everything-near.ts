import { vi } from 'vitest';

type Listener = (entries: { target: Element; isIntersecting: boolean }[]) => void;

/** Everything is near the visible part of a page without a layout. */
export const stubEverythingNear = (): void =>
  void vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly listener: Listener;
      constructor(listener: Listener) {
        this.listener = listener;
      }
      observe(target: Element) {
        queueMicrotask(() => this.listener([{ target, isIntersecting: true }]));
      }
      unobserve() {}
      disconnect() {}
    },
  );
