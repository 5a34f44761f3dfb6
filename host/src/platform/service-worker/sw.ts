import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { asksAfresh, doubtedCopy, isHostFont, isHostPart, isPageAddress, isRemoteFile } from './addresses.ts';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: { url: string; revision: string | null }[] };

const REMOTES = 'remotes';
const REMOTE_FILES = 150;
const FONT_FILES = 40;
const PART_FILES = 40;

void self.skipWaiting();
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

// The shell as it was when this worker was made: index.html and every file of the host behind it.
cleanupOutdatedCaches();
precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '', cleanURLs: false });

// A page comes from the network, and so is the newest host, unless there is no answer.
const shell = async () => (await matchPrecache('/index.html')) ?? Response.error();
registerRoute(
  new NavigationRoute(
    async ({ request }) => {
      const answer = await fetch(request).catch(() => null);
      return answer && answer.status < 500 ? answer : shell();
    },
    { allowlist: [isPageAddress] },
  ),
);

// The registry says which version of each remote counts. It is asked for each time; the last one serves
// only without a connection, and then its versions are the ones that are kept below.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === '/registry.json',
  new NetworkFirst({ cacheName: 'pointers' }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === '/config.json',
  new NetworkFirst({ cacheName: 'pointers', networkTimeoutSeconds: 4 }),
);

// A remote's files never change under their address, which names their version.
registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && isRemoteFile(url) && !asksAfresh(url, request),
  new CacheFirst({
    cacheName: REMOTES,
    plugins: [new ExpirationPlugin({ maxEntries: REMOTE_FILES, purgeOnQuotaError: true })],
  }),
);

// A copy in doubt goes, once the site has another to give. The request itself passes to the network.
async function dropWhenReplaceable(copy: string): Promise<void> {
  const answer = await fetch(copy, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  if (answer?.ok) await (await caches.open(REMOTES)).delete(copy);
}
self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  const copy = url.origin === location.origin && doubtedCopy(url, event.request);
  if (copy) event.waitUntil(dropWhenReplaceable(copy));
});

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isHostPart(url),
  new CacheFirst({ cacheName: 'parts', plugins: [new ExpirationPlugin({ maxEntries: PART_FILES })] }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isHostFont(url),
  new CacheFirst({ cacheName: 'fonts', plugins: [new ExpirationPlugin({ maxEntries: FONT_FILES })] }),
);
