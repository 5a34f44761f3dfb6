import { describe, expect, test } from 'vitest';
import {
  bypassesCache,
  doubtfulCopy,
  isHostChunk,
  isHostFont,
  isPageAddress,
  isRemoteFile,
} from './addresses.ts';

const url = (path: string) => new URL(path, 'https://notes.example.org');

describe('what the service worker caches', () => {
  test.each([
    ['/', true],
    ['/garden/plan', true],
    ['/i/trash', true],
    ['/login', true],
    ['/apiary', true],
    ['/garden?find=v1.2', true],
    ['/favicon.svg', false],
    ['/api/docs', false],
    ['/api', false],
    ['/remotes/notes', false],
    ['/assets/main', false],
    ['/registry.json', false],
  ])('%s is a page of the app: %s', (path, page) => {
    expect(isPageAddress.test(path)).toBe(page);
  });
  test.each([
    ['/assets/firebase-sdk.1234567890.js', true],
    ['/assets/one.css', false],
    ['/remotes/notes/0.1.0-12345678/part.js', false],
  ])('%s is a chunk of the host: %s', (path, part) => {
    expect(isHostChunk(url(path))).toBe(part);
  });
  test.each([
    ['/remotes/notes/0.1.0-12345678/remoteEntry.js', true],
    ['/remotes/notes/0.1.0-12345678/', false],
    ['/remotes/notes', false],
    ['/assets/main.js', false],
  ])('%s is an immutable file of a remote: %s', (path, file) => {
    expect(isRemoteFile(url(path))).toBe(file);
  });
  test('caches a font of the host when it is used', () => {
    expect(isHostFont(url('/assets/source-sans-3-greek.0123456789.woff2'))).toBe(true);
    expect(isHostFont(url('/assets/main.0123456789.js'))).toBe(false);
  });
  test.each([
    ['a further try', '/remotes/notes/1/entry.js?r=1', 'default', true],
    ['a load past every cache', '/remotes/notes/1/entry.js', 'reload', true],
    ['a check of what the server has', '/remotes/notes/1/entry.js', 'no-store', true],
    ['a first try', '/remotes/notes/1/entry.js', 'default', false],
  ] satisfies [string, string, RequestCache, boolean][])(
    '%s goes to the network',
    (_what, path, cache, afresh) => {
      expect(bypassesCache(url(path), { cache })).toBe(afresh);
    },
  );
  test.each([
    ['/remotes/notes/1/entry.js?r=1', 'default', 'https://notes.example.org/remotes/notes/1/entry.js'],
    ['/remotes/notes/1/entry.js', 'no-store', 'https://notes.example.org/remotes/notes/1/entry.js'],
    ['/remotes/notes/1/entry.js', 'default', undefined],
    ['/assets/main.js?r=1', 'no-store', undefined],
  ] satisfies [string, RequestCache, string | undefined][])(
    'a request for %s (%s) puts the copy of %s in doubt',
    (path, cache, copy) => {
      expect(doubtfulCopy(url(path), { cache })).toBe(copy);
    },
  );
});
