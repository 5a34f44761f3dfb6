import { onVisibleAreaChange, visibleArea } from './visible-area.ts';

/** Bars above and below the text beside the sidebar, on small screens, and where only the lower one is left. */
const WIDE = { top: 176, bottom: 80 };
const SMALL = { top: 88, bottom: 80 };
const CRAMPED = { top: 8, bottom: 60 };

let small: MediaQueryList | undefined;

function bars(): typeof WIDE {
  if (visibleArea().isCramped) return CRAMPED;
  small ??= matchMedia('(max-width: 61.99rem)');
  return small.matches ? SMALL : WIDE;
}

/**
 * What may cover the text where the cursor has to be seen. In pixels from the edges of the visible area, which the
 * editors take to begin at the top of the page.
 */
export const scrollRoom = {
  get top() {
    return bars().top + visibleArea().above;
  },
  get bottom() {
    return bars().bottom - visibleArea().above;
  },
  left: 5,
  right: 5,
};

/** Calls a function when a keyboard has taken room away. */
export function onLessRoom(listener: () => void): () => void {
  let { below } = visibleArea();
  return onVisibleAreaChange(() => {
    const before = below;
    below = visibleArea().below;
    if (below > before) listener();
  });
}
