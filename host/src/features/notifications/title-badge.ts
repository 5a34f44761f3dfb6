const MOST = 99;

/**
 * Puts the number of unread notifications before the page's title, also when a page changes the title.
 * @returns removes the number again
 */
export function showUnreadInTitle(unread: number): () => void {
  if (unread === 0) return () => undefined;
  const prefix = `(${unread > MOST ? `${MOST}+` : unread}) `;
  /** The title as its page set it, and as it stands there with the number. */
  let base = '';
  let written = '';

  function write(): void {
    if (document.title === written) return;
    base = document.title;
    written = prefix + base;
    document.title = written;
  }

  const title = document.querySelector('title') ?? document.head.appendChild(document.createElement('title'));
  // Pages of every remote set the title, and none of them has to know about the number.
  const observer = new MutationObserver(write);
  observer.observe(title, { childList: true, characterData: true, subtree: true });
  write();
  return () => {
    observer.disconnect();
    // A title that a page has just set has no number yet.
    if (document.title === written) document.title = base;
  };
}
