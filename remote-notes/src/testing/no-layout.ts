import { vi } from 'vitest';

class NoObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** The tests' browser lays nothing out; the editor asks where its cursor is, and the page what is in sight. */
export function stubLayout(): void {
  Range.prototype.getClientRects = () => document.body.getClientRects();
  Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect();
  document.elementFromPoint = () => null;
  document.elementsFromPoint = () => [];
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal('IntersectionObserver', NoObserver);
  vi.stubGlobal('ResizeObserver', NoObserver);
}
