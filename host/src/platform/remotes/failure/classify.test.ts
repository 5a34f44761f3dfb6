import { afterEach, expect, test, vi } from 'vitest';
import { integrityStore } from '../guard/integrity-store.ts';
import { classify, manifestError } from './classify.ts';

const integrity = `sha384-${'B'.repeat(64)}`;
for (const file of ['/entry.js', '/chunk.js', '/mf-manifest.json'])
  integrityStore.addFile(file, { scope: 'remote_notes', integrity });

// Where the site has the file, it is another one than was published.
const reachable = (ok: boolean) =>
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    if (ok && init.integrity) throw new TypeError('Failed to fetch');
    return new Response(null, { status: ok ? 200 : 404 });
  });
const chunkError = (message: string) =>
  Object.assign(new Error(message), { name: 'ChunkLoadError', request: '/chunk.js' });
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['ScriptNetworkError: Script "x" timed out.', true, 'timeout'],
  ['ScriptNetworkError: Failed to load script "x"', false, 'network'],
  ['ScriptNetworkError: Failed to load script "x"', true, 'integrity'],
  ['ScriptExecutionError: Script "x" loaded but threw', true, 'evaluation'],
  [
    'Version 1.0.0 of shared singleton module kit does not satisfy the requirement ^2.0.0',
    true,
    'shared-version',
  ],
  ['/page.js has no hash and is not run', true, 'integrity'],
  ['Cannot read properties of undefined', true, 'evaluation'],
])('%s with the file reachable (%s) is %s', async (message, ok, kind) => {
  reachable(ok);
  expect((await classify(new Error(message), '/entry.js')).kind).toBe(kind);
});

test.each([
  ['Loading chunk 3 failed. (timeout: /chunk.js)', true, 'timeout'],
  ['Loading chunk 3 failed. (error: /chunk.js)', false, 'network'],
  ['Loading chunk 3 failed. (error: /chunk.js)', true, 'integrity'],
])('%s with the chunk reachable (%s) is %s', async (message, ok, kind) => {
  reachable(ok);
  expect((await classify(chunkError(message), '/entry.js')).kind).toBe(kind);
});

test('a 404 means a missing file; a server error does not', async () => {
  for (const [status, missing] of [
    [404, true],
    [503, false],
  ] as const) {
    vi.stubGlobal('fetch', async () => new Response(null, { status }));
    const error = await classify(chunkError('Loading chunk 3 failed. (error: /chunk.js)'), '/entry.js');
    expect(error).toMatchObject({ kind: 'network', missing });
  }
});

test.each([
  ['no response in time', 0, new DOMException('late', 'TimeoutError'), 'timeout', false],
  ['no JSON', 200, new SyntaxError('Unexpected token'), 'integrity', false],
  ['an error of the site', 500, undefined, 'network', false],
  ['no such file', 404, undefined, 'network', true],
])('a manifest with %s', async (_what, status, cause, kind, missing) => {
  expect(await manifestError('/mf-manifest.json', status, cause)).toMatchObject({ kind, missing });
});

test('classifies a manifest that exists but was rejected by the browser as an integrity error', async () => {
  reachable(true);
  expect((await manifestError('/mf-manifest.json', 0, new TypeError('Failed to fetch'))).kind).toBe(
    'integrity',
  );
});

test('classifies a file that has the right hash on a second request as a network error', async () => {
  vi.stubGlobal('fetch', async () => new Response(''));
  const error = Object.assign(new Error('Loading chunk 3 failed. (error: /chunk.js?r=2)'), {
    name: 'ChunkLoadError',
    request: '/chunk.js?r=2',
  });
  expect((await classify(error, '/entry.js')).kind).toBe('network');
});

test('classifies a file of the host, which has no hash here, as a network error', async () => {
  reachable(true);
  const error = Object.assign(chunkError('Loading chunk 9 failed. (error: /assets/9.js)'), {
    request: '/assets/9.js',
  });
  expect((await classify(error, '/entry.js')).kind).toBe('network');
});
