import { createStore, useStore } from '@my-note/kit/state';

/** Limits of the sidebar's width in pixels (docs/specification/product.md#sizes). */
export const SIDEBAR = { min: 240, max: 420, usual: 320 } as const;

/** Read by the early script as well, before the first paint. */
const KEY = 'sidebar-width';

const withinLimits = (width: number): number =>
  Math.round(Math.min(SIDEBAR.max, Math.max(SIDEBAR.min, width)));

/** The width as it is now. */
export function sidebarWidth(): number {
  const width = Number.parseInt(document.documentElement.style.getPropertyValue('--sidebar-width'), 10);
  return width > 0 ? withinLimits(width) : SIDEBAR.usual;
}

const store = createStore(() => ({ width: sidebarWidth() }));

/** Follows the width, which the edge and two commands change. */
export const useSidebarWidth = (): number => useStore(store, ({ width }) => width);

/** Shows a width, without keeping it; returns what is shown. */
export function showSidebarWidth(width: number): number {
  const shown = withinLimits(width);
  document.documentElement.style.setProperty('--sidebar-width', `${shown}px`);
  store.setState({ width: shown });
  return shown;
}

/** What one command changes, in pixels. */
const COMMAND_STEP = 40;

/** Widens or narrows the sidebar, for those who cannot drag its edge. */
export const stepSidebarWidth = (direction: 1 | -1): void =>
  keepSidebarWidth(showSidebarWidth(sidebarWidth() + direction * COMMAND_STEP));

export function keepSidebarWidth(width: number): void {
  try {
    if (width === SIDEBAR.usual) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, String(width));
  } catch {
    // Without storage it lasts as long as the page.
  }
}
