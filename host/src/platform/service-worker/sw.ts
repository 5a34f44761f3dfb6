import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { KEPT_PAGES } from '../kept-pages.ts';
import {
  bypassesCache,
  doubtfulCopy,
  isHostChunk,
  isHostFont,
  isPageAddress,
  isRemoteFile,
  KEEP_PAGE,
} from './addresses.ts';
import { createKeptPages } from './kept-pages.ts';
import { listenForPush } from './push.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string | null }[] };

const REMOTES = 'remotes';
const REMOTE_FILES = 150;
const FONT_FILES = 40;
const CHUNK_FILES = 40;

void self.skipWaiting();
self.addEventListener('activate', (event) => {
  // Copies of pages load the files of their build.
  event.waitUntil(Promise.all([caches.delete(KEPT_PAGES), self.clients.claim()]));
});

// The shell of this build: index.html and the host's files.
const manifest = self.__WB_MANIFEST;
cleanupOutdatedCaches();
precacheAndRoute(manifest, { directoryIndex: '', cleanURLs: false });

// Pages come from the network, to get the newest host and text, unless it does not respond.
const files = manifest.map((entry) => (typeof entry === 'string' ? entry : entry.url));
const keptPages = createKeptPages(new Set(files));
const shell = async () => (await matchPrecache('/index.html')) ?? Response.error();
registerRoute(
  new NavigationRoute(
    async ({ event, request }) =>
      (await keptPages.respond(request, (work) => event.waitUntil(work))) ?? shell(),
    { allowlist: [isPageAddress] },
  ),
);
// The page that was open before the worker was there.
self.addEventListener('message', (event) => {
  if (event.data?.type === KEEP_PAGE) event.waitUntil(keptPages.keep(event.data.address));
});

listenForPush();

// The registry is fetched each time; the cached one is used only offline, together with the cached releases that it names.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === '/registry.json',
  new NetworkFirst({ cacheName: 'pointers' }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === '/config.json',
  new NetworkFirst({ cacheName: 'pointers', networkTimeoutSeconds: 4 }),
);

// A remote's files are immutable: the URL contains the version.
registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && isRemoteFile(url) && !bypassesCache(url, request),
  new CacheFirst({
    cacheName: REMOTES,
    plugins: [new ExpirationPlugin({ maxEntries: REMOTE_FILES, purgeOnQuotaError: true })],
  }),
);

// Deletes a doubtful copy once the site has a replacement. The request itself goes to the network.
async function deleteIfReplaceable(copy: string): Promise<void> {
  const response = await fetch(copy, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (response?.ok) await (await caches.open(REMOTES)).delete(copy);
}
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  const copy = url.origin === location.origin && doubtfulCopy(url, event.request);
  if (copy) event.waitUntil(deleteIfReplaceable(copy));
});

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isHostChunk(url),
  new CacheFirst({ cacheName: 'parts', plugins: [new ExpirationPlugin({ maxEntries: CHUNK_FILES })] }),
);
// The operator's CSS, whose address has its hash.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === '/site.css',
  new CacheFirst({ cacheName: 'site-css', plugins: [new ExpirationPlugin({ maxEntries: 1 })] }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isHostFont(url),
  new CacheFirst({ cacheName: 'fonts', plugins: [new ExpirationPlugin({ maxEntries: FONT_FILES })] }),
);
