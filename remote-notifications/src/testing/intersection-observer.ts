import { act } from '@testing-library/react';
import { vi } from 'vitest';

type Tell = (entries: { isIntersecting: boolean }[]) => void;

/** Replaces the layout: the test decides whether the end of the list is near. */
export function stubIntersectionObserver() {
  const observers = new Set<Tell>();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly come: Tell;
      constructor(come: Tell) {
        this.come = come;
      }
      observe() {
        observers.add(this.come);
      }
      disconnect() {
        observers.delete(this.come);
      }
    },
  );
  return {
    tell: (isIntersecting: boolean) =>
      act(() => {
        for (const come of observers) come([{ isIntersecting }]);
      }),
  };
}
