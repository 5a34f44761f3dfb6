import { afterEach, expect, test, vi } from 'vitest';
import { isolateChunks } from './isolate-webpack-chunks.ts';

const list = (): unknown[] => Reflect.get(globalThis, 'webpackChunkremote_x');

/** Hands a chunk over as a script of that address does. */
function handOver(src: string, chunk: string): void {
  const script = document.createElement('script');
  script.setAttribute('src', src);
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  list().push(chunk);
}
afterEach(() => vi.restoreAllMocks());

test('each release has its own chunks, also when one arrives late', () => {
  const old = ['old-1'];
  Reflect.set(globalThis, 'webpackChunkremote_x', old);
  isolateChunks('remote_x', '/remotes/x/1/mf-manifest.json', '/remotes/x/2/mf-manifest.json');
  handOver('/remotes/x/2/page.js', 'new-1');
  handOver('/remotes/x/1/late.js?r=1', 'old-2');
  handOver('/remotes/x/2/inner.js', 'new-2');
  expect(old).toEqual(['old-1', 'old-2']);
  expect(list()).toEqual(['new-1', 'new-2']);
});

test('a release that is loaded again starts without chunks', () => {
  isolateChunks('remote_x', '/remotes/x/2/mf-manifest.json', '/remotes/x/2/mf-manifest.json');
  handOver('/remotes/x/2/page.js', 'again');
  expect(list()).toEqual(['again']);
});

test('a chunk may assign the list that it was given, as webpack writes it', () => {
  const own = list();
  expect(Reflect.set(globalThis, 'webpackChunkremote_x', own)).toBe(true);
  expect(list()).toBe(own);
});
