/**
 * Runs `work` in one tab of this browser at a time; when that tab goes, another one takes over. Without
 * Web Locks (a plain HTTP address) each tab works for itself, and only while it is looked at: a browser
 * opens few connections to one address, and every stream holds one.
 */
export function inOneTab(
  name: string,
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<void>,
): void {
  if ('locks' in navigator) {
    navigator.locks.request(name, { signal }, () => work(signal)).catch(() => undefined);
    return;
  }
  whileVisible(signal, work);
}

function whileVisible(signal: AbortSignal, work: (signal: AbortSignal) => Promise<void>): void {
  let turn: AbortController | undefined;
  const look = () => {
    const wanted = !document.hidden && !signal.aborted;
    if (wanted && !turn) {
      turn = new AbortController();
      void work(turn.signal);
    } else if (!wanted) {
      turn?.abort();
      turn = undefined;
    }
  };
  document.addEventListener('visibilitychange', look);
  signal.addEventListener('abort', () => {
    document.removeEventListener('visibilitychange', look);
    look();
  });
  look();
}
