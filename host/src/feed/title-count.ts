const COUNT = /^\(\d+\+?\) /;
const MOST = 99;

const title = document.querySelector('title') ?? document.head.appendChild(document.createElement('title'));
let count = 0;

function write(): void {
  const prefix = count > 0 ? `(${count > MOST ? `${MOST}+` : count}) ` : '';
  const wanted = prefix + document.title.replace(COUNT, '');
  if (document.title !== wanted) document.title = wanted;
}

// Pages of every team set the title; none of them has to know of the count.
new MutationObserver(write).observe(title, { childList: true, characterData: true, subtree: true });

/** Puts how many notifications are unread before the page's title, whatever that becomes. */
export function showCountInTitle(unread: number): void {
  count = unread;
  write();
}
