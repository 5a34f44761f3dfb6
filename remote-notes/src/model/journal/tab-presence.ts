import { randomId } from '@my-note/kit/http';

/** Identifies this page among the tabs of the browser. */
export const tab = randomId();

const lockOf = (tabId: string) => `my-note.tab.${tabId}`;
const RESPONSE_TIMEOUT_MS = 150;

// The lock is held while the page is shown, so that other tabs can tell whether an entry's tab is still open. A page in
// the back-forward cache releases it.
let leave: (() => void) | undefined;
let away = false;
addEventListener('pagehide', () => {
  away = true;
  leave?.();
  leave = undefined;
});
addEventListener('pageshow', ({ persisted }) => {
  away = false;
  if (persisted) announcePresence();
});

/** Lets other tabs know that this one has unsaved text. */
export function announcePresence(): void {
  if (leave || away) return;
  if ('locks' in navigator) {
    const left = new Promise<void>((resolve) => {
      leave = resolve;
    });
    void navigator.locks.request(lockOf(tab), () => left);
  } else {
    leave = respondToOthers();
  }
}

// Locks need HTTPS or localhost. Elsewhere the tabs ask each other.
const openChannel = () => new BroadcastChannel('my-note.living-tabs');

function respondToOthers(): () => void {
  const channel = openChannel();
  channel.addEventListener('message', ({ data }) => {
    if (data === 'who') channel.postMessage({ tab });
  });
  return () => channel.close();
}

async function askOthers(): Promise<string[]> {
  const channel = openChannel();
  const tabs: string[] = [];
  channel.addEventListener('message', ({ data }) => {
    if (typeof data?.tab === 'string') tabs.push(data.tab);
  });
  channel.postMessage('who');
  await new Promise((resolve) => setTimeout(resolve, RESPONSE_TIMEOUT_MS));
  channel.close();
  return tabs;
}

/** Resolves to a function that says whether a tab is still open. */
export async function findOpenTabs(): Promise<(tabId: string) => boolean> {
  if (!('locks' in navigator)) {
    const others = await askOthers();
    return (tabId) => tabId === tab || others.includes(tabId);
  }
  const { held = [] } = await navigator.locks.query();
  const names = new Set(held.map(({ name }) => name));
  return (tabId) => tabId === tab || names.has(lockOf(tabId));
}
