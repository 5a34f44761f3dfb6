import { KEEP_PAGE } from './addresses.ts';

// The bundler replaces it.
declare const process: { env: { NODE_ENV?: string } };

const cacheable = /\/(remotes\/[^/]+\/[^/]+\/|(registry|config)\.json$|assets\/.*\.woff2$)/;

/** What came with the page has no request, and is needed without a connection. */
const CAME_WITH_PAGE = ['/registry.json', '/config.json'];

/** Files that this page loaded before the service worker was active. */
const fetchedBefore = (): string[] => {
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => new URL(name).origin === location.origin && cacheable.test(new URL(name).pathname));
  return [...new Set([...loaded, ...CAME_WITH_PAGE.map((file) => location.origin + file)])];
};

async function register(): Promise<void> {
  // The worker has seen the request for the page, and keeps its text.
  const isKept = navigator.serviceWorker.controller !== null;
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
  const { active } = await navigator.serviceWorker.ready;
  if (!isKept) active?.postMessage({ type: KEEP_PAGE, address: location.href });
  active?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache: fetchedBefore() } });
}

/**
 * Registers the service worker when the page is idle, so that the shell opens offline. Not in development, where files
 * change constantly.
 */
export function registerServiceWorker(): void {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
  const start = () => void register().catch((error: unknown) => console.warn('No service worker', error));
  const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(start) : start());
  if (document.readyState === 'complete') whenIdle();
  else addEventListener('load', whenIdle, { once: true });
}
