import { afterEach, expect, test, vi } from 'vitest';
import { classify } from './classify.ts';

const reachable = (ok: boolean) =>
  vi.stubGlobal('fetch', async () => new Response(null, { status: ok ? 200 : 404 }));
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
