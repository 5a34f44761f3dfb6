const NEAR = '200px';
const SCAN_MS = 300;
const LINKS = 'a[href^="/"]';

/**
 * Tells of each internal link of the document that comes near the viewport. `wanted` says whether its path is worth
 * waiting for: a list of 10,000 rows is one page. Returns a function that stops it.
 */
export function watchSeenLinks(
  wanted: (path: string) => boolean,
  onSeen: (path: string) => void,
): () => void {
  const known = new WeakMap<HTMLAnchorElement, string>();
  const near = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
        near.unobserve(target);
        onSeen(target.pathname);
      }
    },
    { rootMargin: NEAR },
  );

  const scan = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(LINKS)) {
      const { pathname } = link;
      if (known.get(link) === pathname) continue;
      // A row of a list is used again for another item.
      known.set(link, pathname);
      if (wanted(pathname)) near.observe(link);
    }
  };

  let timer: ReturnType<typeof setTimeout> | undefined;
  const changes = new MutationObserver(() => {
    timer ??= setTimeout(() => {
      timer = undefined;
      scan();
    }, SCAN_MS);
  });
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['href'] });
  scan();

  return () => {
    clearTimeout(timer);
    changes.disconnect();
    near.disconnect();
  };
}
