const HOVER_MS = 60;

const LINK = 'a[href^="/"]';

function linkOf({ target }: Event): HTMLAnchorElement | null {
  if (!(target instanceof Element)) return null;
  // The keyboard moves over the rows of the tree, not over the links in them.
  if (target.matches('[role=treeitem]')) return target.querySelector<HTMLAnchorElement>(LINK);
  return target.closest<HTMLAnchorElement>(LINK);
}

/** Tells of each internal link that somebody is about to follow: points at, moves to, touches. Returns a function that stops it. */
export function watchIntent(onIntent: (path: string) => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  let pointedAt: HTMLAnchorElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const follow = (event: Event) => {
    const link = linkOf(event);
    if (link) onIntent(link.pathname);
  };
  const point = (event: Event) => {
    const link = linkOf(event);
    if (link === pointedAt) return;
    pointedAt = link;
    clearTimeout(timer);
    // A pointer or an arrow key on its way over a list means none of its rows.
    if (link) timer = setTimeout(() => onIntent(link.pathname), HOVER_MS);
  };
  document.addEventListener('pointerover', point, { signal, passive: true });
  document.addEventListener('focusin', point, { signal });
  document.addEventListener('touchstart', follow, { signal, passive: true });

  return () => {
    clearTimeout(timer);
    ended.abort();
  };
}
