const MOST = 99;

const title = document.querySelector('title') ?? document.head.appendChild(document.createElement('title'));
let count = 0;
/** The title as its page set it, and as it stands there with the count. */
let base = document.title;
let written = document.title;

function write(): void {
  if (document.title !== written) base = document.title;
  written = count > 0 ? `(${count > MOST ? `${MOST}+` : count}) ${base}` : base;
  if (document.title !== written) document.title = written;
}

// Pages of every team set the title; none of them has to know of the count.
new MutationObserver(write).observe(title, { childList: true, characterData: true, subtree: true });

/** Puts how many notifications are unread before the page's title, whatever that becomes. */
export function showUnreadInTitle(unread: number): void {
  count = unread;
  write();
}
