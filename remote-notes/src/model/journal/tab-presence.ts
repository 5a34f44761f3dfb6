// Not randomUUID: browsers have it on HTTPS and localhost only, and a server at home may have neither.
/** This page's name among the tabs of the browser. */
export const tab = crypto.getRandomValues(new Uint32Array(4)).join('-');

const lockOf = (tabId: string) => `my-note.tab.${tabId}`;
const ANSWERS_WITHIN_MS = 150;

// The lock lasts as long as the page is shown, so that other pages can tell a living writer from a lost
// one. A page that the browser keeps for the way back lets go of it.
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

/** From now on other tabs know that somebody writes in this one. */
export function announcePresence(): void {
  if (leave || away) return;
  if ('locks' in navigator) {
    const left = new Promise<void>((resolve) => {
      leave = resolve;
    });
    void navigator.locks.request(lockOf(tab), () => left);
  } else {
    leave = answerOthers();
  }
}

// Browsers have locks on HTTPS and localhost only. Elsewhere the tabs ask each other.
const openChannel = () => new BroadcastChannel('my-note.living-tabs');

function answerOthers(): () => void {
  const channel = openChannel();
  channel.addEventListener('message', ({ data }) => {
    if (data === 'who') channel.postMessage({ tab });
  });
  return () => channel.close();
}

async function askOthers(): Promise<string[]> {
  const channel = openChannel();
  const answers: string[] = [];
  channel.addEventListener('message', ({ data }) => {
    if (typeof data?.tab === 'string') answers.push(data.tab);
  });
  channel.postMessage('who');
  await new Promise((resolve) => setTimeout(resolve, ANSWERS_WITHIN_MS));
  channel.close();
  return answers;
}

/** Tells of each tab whether its page is still there. */
export async function findOpenTabs(): Promise<(tabId: string) => boolean> {
  if (!('locks' in navigator)) {
    const others = await askOthers();
    return (tabId) => tabId === tab || others.includes(tabId);
  }
  const { held = [] } = await navigator.locks.query();
  const names = new Set(held.map(({ name }) => name));
  return (tabId) => tabId === tab || names.has(lockOf(tabId));
}
