const HOVER_MS = 60;

const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;

/** Tells of each internal link that somebody is about to follow: points at, moves to, touches. Answers how to stop. */
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
    // A pointer on its way over a list means none of its rows.
    if (link) timer = setTimeout(() => onIntent(link.pathname), HOVER_MS);
  };
  document.addEventListener('pointerover', point, { signal, passive: true });
  document.addEventListener('focusin', follow, { signal });
  document.addEventListener('touchstart', follow, { signal, passive: true });

  return () => {
    clearTimeout(timer);
    ended.abort();
  };
}
