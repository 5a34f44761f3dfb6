const MOST = 99;

/**
 * Shows the number of unread notifications before the document's title, also when a page changes the title.
 * @returns a function that removes the number
 */
export function showUnreadInTitle(unread: number): () => void {
  if (unread === 0) return () => undefined;
  const prefix = `(${unread > MOST ? `${MOST}+` : unread}) `;
  /** The title that the page set, and the title with the number. */
  let base = '';
  let written = '';

  function write(): void {
    if (document.title === written) return;
    base = document.title;
    written = prefix + base;
    document.title = written;
  }

  const title = document.querySelector('title') ?? document.head.appendChild(document.createElement('title'));
  // Pages of every remote set the title without knowing about the number.
  const observer = new MutationObserver(write);
  observer.observe(title, { childList: true, characterData: true, subtree: true });
  write();
  return () => {
    observer.disconnect();
    // A title that a page has just set has no number yet.
    if (document.title === written) document.title = base;
  };
}
