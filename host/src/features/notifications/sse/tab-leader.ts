import { pause } from '../../../platform/loading/retry-import.ts';

type Work = (signal: AbortSignal) => Promise<void>;

const FAILED_PAUSE_MS = 5_000;

/** What may hold the one stream of a browser. */
export interface TabLeader {
  /** Takes the lead from another tab, which the browser may have suspended. */
  takeOver: () => void;
}

/**
 * Runs `work` in one tab of this browser at a time; when that tab goes, another one takes over. Without
 * Web Locks (a plain HTTP address) each tab works for itself, and only while it is looked at: a browser
 * opens few connections to one address, and every stream holds one.
 */
export function leadOneTab(name: string, signal: AbortSignal, work: Work): TabLeader {
  if (!('locks' in navigator)) {
    whileVisible(signal, work);
    return { takeOver: () => {} };
  }
  let inLine = new AbortController();

  async function request(steal: boolean): Promise<void> {
    inLine.abort();
    const own = new AbortController();
    inLine = own;
    const end = () => own.abort();
    signal.addEventListener('abort', end);
    const run = async () => own.signal.aborted || (await work(own.signal));
    try {
      // Who takes over does not wait, so there is nothing to break off.
      await navigator.locks.request(name, steal ? { steal } : { signal: own.signal }, run);
    } catch (error) {
      // Taken by another tab, or the end: what runs here has to end in either case.
      if (!(error instanceof DOMException && error.name === 'AbortError')) {
        console.error(error);
        await pause(FAILED_PAUSE_MS, signal);
      }
    }
    signal.removeEventListener('abort', end);
    const replaced = inLine !== own;
    own.abort();
    if (!signal.aborted && !replaced) void request(false);
  }
  void request(false);
  return { takeOver: () => void (signal.aborted || request(true)) };
}

function whileVisible(signal: AbortSignal, work: Work): void {
  let turn: AbortController | undefined;
  const update = () => {
    const wanted = !document.hidden && !signal.aborted;
    if (wanted && !turn) {
      turn = new AbortController();
      void work(turn.signal);
    } else if (!wanted) {
      turn?.abort();
      turn = undefined;
    }
  };
  document.addEventListener('visibilitychange', update);
  signal.addEventListener('abort', () => {
    document.removeEventListener('visibilitychange', update);
    update();
  });
  update();
}
