import type { Registry } from '@my-note/contract/registry';
import { prefersReducedData } from '../platform/prefetch/save-data.ts';
import { pageAt } from './page-pattern.ts';
import { isUser } from './session-renewal.ts';

/** Downloads at one time of what may be wanted next: the page's own requests come first. */
const LANES = 2;

const listed = (urls = ''): string[] => urls.split(' ').filter(Boolean);

/**
 * Downloads the files of the remote page that the address names beside the app's own
 * (docs/specification/composition.md#parallel-start). They only enter the browser's cache: whether they run, and under
 * which hash, is decided by the app.
 */
export function startPageFiles(known?: Registry, isTextThere = false): void {
  // What every page of a remote takes from the host beside its first load, the sidebar of a user, and what is often
  // wanted next.
  const { parts, menuParts, nextParts } = document.currentScript?.dataset ?? {};
  // Requested once: the app takes over the same response.
  window.myNoteRegistry = known
    ? Promise.resolve(Response.json(known))
    : fetch('/registry.json', { credentials: 'same-origin', signal: AbortSignal.timeout(5_000) });
  const start = (registry: Registry) => {
    const page = pageHere(registry);
    if (!page) return;
    // The sidebar is drawn after a page whose text is there.
    const own = listed(isSignedIn() && !isTextThere ? `${menuParts} ${parts}` : parts);
    const loaded = startFiles(page, own);
    if (isTextThere && page.next)
      loaded.then(() => downloadNext([...listed(nextParts), ...(page.next ?? [])]));
  };
  // What is known starts before the page has loaded.
  const registry = known
    ? Promise.resolve(known)
    : window.myNoteRegistry.then((response) => response.clone().json());
  // The app reads the same response and says what is wrong with it.
  registry.then(start).catch(() => undefined);
}

function pageHere({ remotes = [] }: Registry) {
  const pages = remotes
    // What may be off, or another version in this browser, is left to the app.
    .filter(({ flag, killed, canary }) => !flag && !killed && !canary)
    .flatMap(({ pages: all = [], ...remote }) => all.map((page) => ({ ...page, remote })));
  const page = pageAt(pages, location.pathname);
  return page && (page.public || isSignedIn()) ? page : undefined;
}

type PageHere = NonNullable<ReturnType<typeof pageHere>>;

/** Resolves when they are there, or have failed. */
async function startFiles({ files, remote }: PageHere, parts: string[]): Promise<unknown> {
  const { manifest, entry, scripts } = remote;
  // The app requests the manifest without credentials, and a cache keeps the two ways apart. It is small, and the
  // first that the app requests.
  if (!scripts) download(manifest.url, 'omit');
  await whenAppArrives();
  const file = (url: string) => {
    if (scripts) return preload(url, scripts[url]);
    return isRequested(url) ? undefined : download(url, 'same-origin');
  };
  return Promise.all([
    preload(entry.url, entry.integrity),
    ...files.map(file),
    ...parts.map((url) => preload(url)),
  ]);
}

/** Once the files of the page are there, the connection is free while the app starts. */
function downloadNext(urls: string[]): void {
  const lane = async () => {
    for (let url = urls.shift(); url; url = urls.shift()) await download(url, 'same-origin');
  };
  if (prefersReducedData()) return;
  for (let count = 0; count < LANES; count += 1) lane();
}

function isSignedIn(): boolean {
  try {
    return isUser(localStorage.getItem('my-note.user') ?? localStorage.getItem('my-note.session'));
  } catch {
    return false;
  }
}

/** A script that the app has already requested would be downloaded twice. */
const isRequested = (url: string) => document.querySelector(`script[src$="${CSS.escape(url)}"]`) !== null;

/**
 * The app's own request takes over the response: one request instead of two. It has to be made in the same way: the
 * files of remotes with their hash, those of the app without one.
 */
async function preload(href: string, integrity?: string): Promise<unknown> {
  if (!/^\/\w/.test(href) || isRequested(href)) return;
  const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'script', href });
  if (integrity) Object.assign(link, { integrity, crossOrigin: 'anonymous' });
  document.head.append(link);
  return new Promise((done) => {
    link.onload = link.onerror = done;
  });
}

/** Read to the end, or the cache does not keep it. The app repeats, and reports, what fails here. */
async function download(url: string, credentials: RequestCredentials): Promise<unknown> {
  if (!/^\/\w/.test(url)) return;
  return fetch(url, { credentials, signal: AbortSignal.timeout(8_000) })
    .then((response) => response.blob())
    .catch(() => undefined);
}

/**
 * On a slow connection the page's files would hold back the app's own, which are needed first. The app has two, and the
 * connection would be idle for a while if these waited for both.
 */
function whenAppArrives(): Promise<void> {
  const loaded = new Set<string>();
  return new Promise<void>((done) => {
    const arrives = () => {
      observer.disconnect();
      done();
    };
    const observer = new PerformanceObserver((list) => {
      for (const { name } of list.getEntries()) loaded.add(name);
      if ([...document.scripts].some(({ defer, src }) => defer && loaded.has(src))) arrives();
    });
    observer.observe({ type: 'resource', buffered: true });
    // The app's scripts have run by then.
    document.addEventListener('DOMContentLoaded', arrives, { once: true });
  });
}
