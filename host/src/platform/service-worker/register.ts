// Declared here alone: the bundler replaces it, and nothing of Node.js reaches a browser.
declare const process: { env: { NODE_ENV?: string } };

const kept = /\/(remotes\/[^/]+\/[^/]+\/|(registry|config)\.json$|assets\/.*\.woff2$)/;

/** What this page fetched before the worker was there to keep it. */
const fetchedBefore = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => new URL(name).origin === location.origin && kept.test(new URL(name).pathname));

async function register(): Promise<void> {
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: fetchedBefore() } });
}

/**
 * Makes the shell open without a connection, once the page has come to rest. Development has no worker:
 * what it would keep changes with each keystroke.
 */
export function registerServiceWorker(): void {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
  const start = () => void register().catch((error: unknown) => console.warn('No service worker', error));
  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(start) : start());
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
