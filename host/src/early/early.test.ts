import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const page = (path: string, more: object = {}) => ({
  path,
  module: 'page',
  files: [`/f${path}.js`],
  ...more,
});
const remote = (name: string, pages: object[], more: object = {}) => ({
  name,
  manifest: { url: `/remotes/${name}/1/mf-manifest.json` },
  entry: { url: `/remotes/${name}/1/entry.js` },
  pages,
  ...more,
});
const HASH = `sha384-${'A'.repeat(64)}`;
const remotes = [
  remote('notes', [page('/*')]),
  remote('sharing', [
    page('/i/shared'),
    page('/i/shared/:shareId/:noteId', { public: true }),
    page('/i/shared/*'),
  ]),
  // As a tool of today publishes it.
  remote('full', [page('/i/full', { public: true })], {
    entry: { url: '/remotes/full/1/entry.js', integrity: HASH },
    scripts: { '/f/i/full.js': HASH },
  }),
  remote('youtube', [page('/i/youtube')], { flag: 'USE_YOUTUBE_READER' }),
  remote('dead', [page('/i/dead')], { killed: true }),
  remote('tried', [page('/i/tried')], { canary: { version: '2', percent: 5 } }),
  remote('open', [page('/i/open', { public: true })]),
  remote('elsewhere', [page('/i/elsewhere')], { entry: { url: 'https://remotes.example.org/entry.js' } }),
  remote('old', [page('/i/old')], { pages: undefined }),
  remote('odd', [page('/i/odd(')]),
  remote('editing', [
    page('/i/editing', { next: ['/f/editor.js', '/f/late.js', 'https://other.example/a.js'] }),
  ]),
];

const renewals: string[] = [];
const renewalSignals: RequestInit['signal'][] = [];

interface Asked {
  url: string;
  credentials?: RequestCredentials | undefined;
  /** Of a preload, which the app's own request takes over. */
  integrity?: string;
}

const preloads = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=script]')];

/** Opens a URL as a browser does, and returns the requests of the early script. */
async function open(path: string, answer = () => Response.json({ remotes })): Promise<Asked[]> {
  history.replaceState(null, '', path);
  const asked: Asked[] = [];
  for (const link of preloads()) link.remove();
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (init.method === 'POST') {
      renewals.push(url);
      renewalSignals.push(init.signal);
    } else asked.push({ url, credentials: init.credentials });
    return url === '/registry.json' ? answer() : new Response('file');
  });
  vi.resetModules();
  await import('./index.ts');
  // The requests for files follow the response to that for the registry, and the app.
  await new Promise((resolve) => setTimeout(resolve, 20));
  document.dispatchEvent(new Event('DOMContentLoaded'));
  for (let before = -1; before !== asked.length; ) {
    before = asked.length;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  const before = preloads().map((link) => ({
    url: link.getAttribute('href') ?? '',
    integrity: link.integrity || '',
  }));
  return [...asked, ...before];
}

const filesAt = async (path: string) => (await open(path)).slice(1).map(({ url }) => url);

beforeEach(() => {
  localStorage.setItem('my-note.user', '{"user":{"_id":"1"}}');
  renewals.length = 0;
});

test('renews the access token of a signed-in user immediately, at the address of the service', async () => {
  await open('/garden');
  localStorage.setItem('my-note.service', 'https://api.example.org');
  await open('/garden');
  localStorage.removeItem('my-note.service');
  localStorage.setItem('my-note.user', '{"user":null}');
  await open('/garden');
  expect(renewals).toEqual([
    '/api/login-requests/renewals',
    'https://api.example.org/login-requests/renewals',
  ]);
});

test('a renewal without a response ends, so that the app can repeat it', async () => {
  const ending = new AbortController();
  const bounds = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(ending.signal);
  await open('/garden');
  expect(bounds).toHaveBeenCalledWith(10_000);
  expect(renewalSignals.at(-1)).toBe(ending.signal);
  bounds.mockRestore();
});

describe('with the data that the service put into the page', () => {
  const put = (data: object) => {
    document.body.innerHTML = '<script type="application/json" id="page-data"></script>';
    const element = document.getElementById('page-data');
    if (element) element.textContent = JSON.stringify(data);
  };
  afterEach(() => {
    document.body.innerHTML = '';
    document.documentElement.className = '';
  });

  test('the registry is not requested, and passed to the app', async () => {
    put({ registry: { remotes } });
    const urls = (await open('/i/shared')).map(({ url }) => url);
    expect(urls).not.toContain('/registry.json');
    expect(urls).toContain('/remotes/sharing/1/entry.js');
    expect(await (await window.myNoteRegistry)?.json()).toHaveProperty('remotes.length', remotes.length);
  });

  test.each([
    ['of the signed-in user is shown', '1', false],
    ['of somebody else is hidden', '2', true],
    ['that everybody may read is shown', undefined, false],
  ])('a first text %s', async (_what, reader, hidden) => {
    document.title = 'Garden · My Note';
    put({ registry: { remotes }, reader });
    await open('/garden');
    expect(document.documentElement.classList.contains('other-reader')).toBe(hidden);
    expect(document.title).toBe(hidden ? 'My Note' : 'Garden · My Note');
  });
});

describe('requests of the early script on a deep link', () => {
  test('files of the page only when the app arrives, whose files are needed first', async () => {
    history.replaceState(null, '', '/i/full');
    for (const link of preloads()) link.remove();
    vi.stubGlobal('fetch', async () => Response.json({ remotes }));
    vi.resetModules();
    await import('./index.ts');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(preloads()).toEqual([]);
    document.dispatchEvent(new Event('DOMContentLoaded'));
    await vi.waitFor(() => expect(preloads()).toHaveLength(2));
  });

  test('manifest, entry and files of the page as the app requests them, and the registry once', async () => {
    expect(await open('/i/shared')).toEqual([
      { url: '/registry.json', credentials: 'same-origin' },
      { url: '/remotes/sharing/1/mf-manifest.json', credentials: 'omit' },
      { url: '/f/i/shared.js', credentials: 'same-origin' },
      { url: '/remotes/sharing/1/entry.js', integrity: '' },
    ]);
  });

  test('entry and files with their hashes, and no manifest, of a remote that the registry describes', async () => {
    expect(await open('/i/full')).toEqual([
      { url: '/registry.json', credentials: 'same-origin' },
      { url: '/remotes/full/1/entry.js', integrity: HASH },
      { url: '/f/i/full.js', integrity: HASH },
    ]);
    expect(preloads().map((link) => link.crossOrigin)).toEqual(['anonymous', 'anonymous']);
  });

  test.each([
    ['/garden', '/f/*.js'],
    ['/garden/plan', '/f/*.js'],
    ['/iris', '/f/*.js'],
    ['/i/shared/', '/f/i/shared.js'],
    ['/i/shared/abc/def', '/f/i/shared/:shareId/:noteId.js'],
    ['/i/shared/abc', '/f/i/shared/*.js'],
    ['/i/shared/abc/def/ghi', '/f/i/shared/*.js'],
  ])('at %s it is the page that fits best', async (path, file) => {
    expect(await filesAt(path)).toContain(file);
  });

  test.each([
    ['/', 'the home'],
    ['/login', 'the way in'],
    ['/i', 'a reserved address'],
    ['/i/requests', 'a page of the app'],
    ['/i/sharedness', 'no page at all'],
    ['/i/youtube', 'a page that may be off'],
    ['/i/dead', 'a page that is off for everybody'],
    ['/i/tried', 'a page that may be another version here'],
    ['/i/old', 'a remote that says nothing of its pages'],
  ])('at %s, %s, it is nothing', async (path) => {
    expect(await filesAt(path)).toEqual([]);
  });

  test('nothing comes from another site ahead of time', async () => {
    expect(await filesAt('/i/elsewhere')).toEqual([
      '/remotes/elsewhere/1/mf-manifest.json',
      '/f/i/elsewhere.js',
    ]);
  });

  test.each(['{"user":null}', 'nonsense', null])(
    'signed out (%s), it is only what is open to everyone',
    async (stored) => {
      if (stored) localStorage.setItem('my-note.user', stored);
      else localStorage.removeItem('my-note.user');
      expect(await filesAt('/garden')).toEqual([]);
      expect(await filesAt('/i/shared')).toEqual([]);
      expect(await filesAt('/i/shared/abc/def')).toHaveLength(3);
      expect(await filesAt('/i/open')).toHaveLength(3);
    },
  );

  test('passes the unread response to the app', async () => {
    await open('/garden');
    const answer = await window.myNoteRegistry;
    expect(await answer?.json()).toHaveProperty('remotes');
  });

  test.each([
    ['an error', () => new Response('away', { status: 503 })],
    ['no registry', () => new Response('<!doctype html>')],
  ])('leaves %s instead of the registry to the app', async (_what, answer) => {
    expect(await open('/garden', answer)).toHaveLength(1);
    expect(await window.myNoteRegistry).toBeInstanceOf(Response);
  });
});

describe('what is often wanted next', () => {
  const putText = (hasText: boolean) => {
    document.body.innerHTML = '<script type="application/json" id="page-data"></script>';
    const element = document.getElementById('page-data');
    if (element) element.textContent = JSON.stringify({ registry: { remotes }, reader: '1', hasText });
  };
  beforeEach(() => putText(true));
  /** Requests of a page after its own, once these are there. */
  const nextAt = async (path: string) => {
    const asked = await open(path);
    const loaded: string[] = [];
    vi.stubGlobal('fetch', async (url: string) => {
      loaded.push(url);
      return new Response('file');
    });
    const before = asked.map(({ url }) => url);
    for (const link of preloads()) link.dispatchEvent(new Event('load'));
    await vi.waitFor(() => expect(loaded.length).toBeGreaterThan(0), { timeout: 200 }).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 20));
    return { before, loaded };
  };
  afterEach(() => {
    vi.unstubAllGlobals();
    document.body.innerHTML = '';
  });

  test('is downloaded when the files of the page are there, and never from elsewhere', async () => {
    const { before, loaded } = await nextAt('/i/editing');
    expect(before).not.toContain('/f/editor.js');
    expect(loaded).toEqual(['/f/editor.js', '/f/late.js']);
  });

  test('is nothing for a page that declares none', async () => {
    expect((await nextAt('/i/shared')).loaded).toEqual([]);
  });

  test('is left to the app on a page without a text', async () => {
    putText(false);
    expect((await nextAt('/i/editing')).loaded).toEqual([]);
  });

  test('waits for a click in a browser that saves data', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    expect((await nextAt('/i/editing')).loaded).toEqual([]);
    Reflect.deleteProperty(navigator, 'connection');
  });
});
