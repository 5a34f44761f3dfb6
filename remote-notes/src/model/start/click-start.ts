/** What acts on a click by itself. */
const ACTS = 'a[href], button, input, textarea, select, summary, label, video, audio, iframe, [role=button]';
/** A pointer that moved farther than this selects or scrolls, in pixels. */
const STILL = 5;

const hasSelection = () => getSelection()?.isCollapsed === false;

/** Tells a click that wants to write from one that selects text, ends a selection, or presses something. */
export function createClickWatch() {
  let down: { x: number; y: number; selected: boolean } | null = null;
  return {
    down: ({ clientX, clientY, button }: MouseEvent) => {
      down = button === 0 ? { x: clientX, y: clientY, selected: hasSelection() } : null;
    },
    wantsToWrite: (event: MouseEvent): boolean => {
      const start = down;
      down = null;
      if (!start || start.selected || hasSelection() || event.defaultPrevented) return false;
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
        return false;
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > STILL) return false;
      return event.target instanceof Element && event.target.closest(ACTS) === null;
    },
  };
}
