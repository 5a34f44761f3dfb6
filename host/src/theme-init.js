// Runs before the first paint and beside the download of the app. A file of its own, because the content
// security policy allows no inline script.

// A dark page never flashes white, and no text changes its size.
(() => {
  let chosen = null;
  let textSize = null;
  try {
    chosen = localStorage.getItem('theme');
    textSize = localStorage.getItem('text-size');
  } catch {
    // Storage may be closed to the page; the system's setting is used then.
  }
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const theme = chosen === 'dark' || chosen === 'light' ? chosen : system;
  const root = document.documentElement;
  root.classList.add(theme);
  root.style.colorScheme = theme;
  if (textSize === 'S' || textSize === 'L') root.dataset.textSize = textSize;
})();

// The access token of somebody who is signed in comes beside the app: the page's data waits for it. The app takes
// this answer, and asks again where there is none.
(() => {
  try {
    if (!/"user":{/.test(localStorage.getItem('my-note.user'))) return;
    const service = localStorage.getItem('my-note.service') ?? '/api';
    window.myNoteRenewal = fetch(`${service}/login-requests/renewals`, {
      method: 'POST',
      credentials: 'include',
      headers: { 'client-id': 'my-note' },
    });
    window.myNoteRenewal.catch(() => undefined);
  } catch {
    // Without storage nobody is signed in.
  }
})();

// The files of the remote page that the address names come beside the app's own
// (docs/specification/composition.md#parallel-start). They
// only enter the browser's cache: whether they run, and under which hash, is decided by the app.
(() => {
  // What every page of a remote takes from the host beside its first load.
  const parts = (document.currentScript?.dataset.parts ?? '').split(' ').filter(Boolean);
  const { pathname } = location;
  // The app's own addresses belong to no remote, whatever it says that it fits.
  const own = /^\/(i|login)?(\/|$)/.test(pathname);
  // One team's odd address must not cost the others their head start.
  const plain = (path) => path.replace(/[.()[\]{}+?^$|\\]/g, '\\$&');
  const fits = ({ path }) =>
    path === '/*'
      ? !own
      : new RegExp(`^${plain(path).replace(/:\w+/g, '[^/]+').replace('/*', '(/.*)?')}/?$`).test(pathname);
  // The narrowest pattern sorts first: a fixed part before a free one before the rest, as `~` is behind all letters.
  const rank = ({ path }) => path.replace('*', '~~').replaceAll(':', '~');
  const isOpen = (page) => page.public || page.path === '/i/shared/:shareId/:noteId';

  // Read to the end, or it is not kept. What fails is asked for again, and told of, by the app, which needs the
  // connection of a request that hangs.
  const ahead = (url, credentials) => {
    if (/^\/\w/.test(url))
      fetch(url, { credentials, signal: AbortSignal.timeout(8_000) })
        .then((answer) => answer.blob())
        .catch(() => undefined);
  };
  // On a slow line they would hold back the app's own files, and with them the first paint. While those are read
  // and start, the line is free.
  const whenAppIsHere = (go) => {
    const awaited = new Set([...document.scripts].filter(({ defer }) => defer).map(({ src }) => src));
    new PerformanceObserver((list, observer) => {
      for (const { name } of list.getEntries()) awaited.delete(name);
      if (awaited.size > 0) return;
      observer.disconnect();
      go();
    }).observe({ type: 'resource', buffered: true });
  };

  const fetchFiles = ({ remotes }) => {
    const [page] = remotes
      // What may be off, or another version in this browser, is left to the app.
      .filter(({ flag, killed, canary }) => !flag && !killed && !canary)
      .flatMap(({ manifest, entry, pages = [] }) => pages.map((page) => ({ ...page, manifest, entry })))
      .filter(fits)
      .sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
    const user = localStorage.getItem('my-note.user') ?? localStorage.getItem('my-note.session');
    if (!isOpen(page) && !/"user":{/.test(user)) return;
    // The app asks for the manifest without credentials, and a cache keeps the two ways apart. It is small, and the
    // first that the app asks for.
    ahead(page.manifest.url, 'omit');
    whenAppIsHere(() => {
      for (const url of [page.entry.url, ...page.files, ...parts]) {
        // What the app has just asked for by itself would come twice.
        if (!document.querySelector(`script[src$="${CSS.escape(url)}"]`)) ahead(url, 'same-origin');
      }
    });
  };
  // Asked for once: the app takes the same answer.
  window.myNoteRegistry = fetch('/registry.json', {
    credentials: 'same-origin',
    signal: AbortSignal.timeout(5_000),
  });
  window.myNoteRegistry
    .then((answer) => answer.clone().json())
    .then(fetchFiles)
    // Without a page, a registry or a storage there is nothing to fetch ahead.
    .catch(() => undefined);
})();
