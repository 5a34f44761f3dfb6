import { pause } from '../../../platform/loading/retry.ts';

type Work = (signal: AbortSignal) => Promise<void>;

const FAILED_PAUSE_MS = 5_000;

interface Leadership {
  /** Makes this tab the leader; the browser may have suspended the present one. */
  takeOver: () => void;
}

/**
 * Runs `work` in one tab of this browser at a time; when that tab closes, the next one is the leader
 * (docs/decisions/0035-web-locks-elect-the-leading-tab.md). Without Web Locks (plain HTTP) each tab runs it while it is
 * visible: a browser opens few connections to one address, and every stream needs one.
 */
export function leadOneTab(name: string, signal: AbortSignal, work: Work): Leadership {
  if (!('locks' in navigator)) {
    whileVisible(signal, work);
    return { takeOver: () => {} };
  }
  let current = new AbortController();

  async function request(steal: boolean): Promise<void> {
    current.abort();
    const own = new AbortController();
    current = own;
    const end = () => own.abort();
    signal.addEventListener('abort', end);
    const run = async () => own.signal.aborted || (await work(own.signal));
    try {
      // A stolen lock is granted immediately, so there is no wait to abort.
      await navigator.locks.request(name, steal ? { steal } : { signal: own.signal }, run);
    } catch (error) {
      // An abort means that another tab took over, or that the feed ended.
      if (!(error instanceof DOMException && error.name === 'AbortError')) {
        console.error(error);
        await pause(FAILED_PAUSE_MS, signal);
      }
    }
    signal.removeEventListener('abort', end);
    const replaced = current !== own;
    own.abort();
    if (!signal.aborted && !replaced) void request(false);
  }
  void request(false);
  return { takeOver: () => void (signal.aborted || request(true)) };
}

function whileVisible(signal: AbortSignal, work: Work): void {
  let running: AbortController | undefined;
  const update = () => {
    const wanted = !document.hidden && !signal.aborted;
    if (wanted && !running) {
      running = new AbortController();
      void work(running.signal);
    } else if (!wanted) {
      running?.abort();
      running = undefined;
    }
  };
  document.addEventListener('visibilitychange', update);
  signal.addEventListener('abort', () => {
    document.removeEventListener('visibilitychange', update);
    update();
  });
  update();
}
