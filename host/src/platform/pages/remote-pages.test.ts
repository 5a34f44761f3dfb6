import type { RegistryEntry } from '@my-note/contract/registry';
import { beforeEach, expect, test, vi } from 'vitest';
import { remoteOf } from '../../testing/registry.ts';
import { type DeclaredRemote, pagesOfRemotes } from './remote-pages.ts';

const remote = (name: string, paths: string[], rest: Partial<RegistryEntry> = {}) =>
  remoteOf(name, {
    routes: paths,
    pages: paths.map((path) => ({ path, module: 'page', label: name, files: [] })),
    ...rest,
  });
const own = [{ path: '/' }, { path: '/i/requests' }];
const declared: DeclaredRemote[] = [
  { name: 'sharing', pages: [{ path: '/i/trash', module: 'trash-page', label: 'Trash', public: true }] },
  { name: 'notes', pages: [{ path: '/*', module: 'note-page', prefetch: 'note' }] },
  { name: 'video', flag: 'USE_VIDEO', pages: [{ path: '/i/video', module: 'video-page' }] },
];
const pagesWith = (...remotes: RegistryEntry[]) => pagesOfRemotes(own, declared, remotes);
const added = (...remotes: RegistryEntry[]) =>
  pagesWith(...remotes)
    .slice(pagesWith().length)
    .map((page) => `${page.remote?.split('/')[0]} ${page.path}`);

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test.each([
  ['a page of its own below /i/', ['/i/attic', '/i/attic/:box'], ['attic /i/attic', 'attic /i/attic/:box']],
  ['nothing that the host has already', ['/i/trash', '/*'], []],
  ['nothing in an area of the host, or of another remote', ['/i/requests/attic', '/i/trash/attic'], []],
  ['nothing outside /i/, and not all of it', ['/attic', '/i/:any', '/i/*', '/i/'], []],
])('a remote gets %s', (_what, paths, expected) => {
  expect(added(remote('attic', paths))).toEqual(expected);
});

test('a remote may have further pages in its own area', () => {
  expect(added(remote('sharing', ['/i/trash/old']))).toEqual(['sharing /i/trash/old']);
});

test('of two remotes that want the same area the first one gets it', () => {
  expect(added(remote('attic', ['/i/attic']), remote('loft', ['/i/attic', '/i/attic/x']))).toEqual([
    'attic /i/attic',
  ]);
});

test('leaves the pages of a remote as they are when another one declares the same path', () => {
  expect(pagesWith(remote('attic', ['/i/trash', '/*']))).toEqual(pagesWith());
});

test('takes what a registry of an older release does not say from the declaration of today', () => {
  const trash = remote('sharing', [], { pages: [{ path: '/i/trash', module: 'old-page', files: [] }] });
  expect(pagesWith(trash)).toContainEqual(
    expect.objectContaining({ path: '/i/trash', remote: 'sharing/old-page', label: 'Trash', public: true }),
  );
});

test('knows the pages and the flag of a remote that is missing from the registry', () => {
  expect(pagesWith()).toContainEqual(
    expect.objectContaining({ path: '/i/video', remote: 'video/video-page', flag: 'USE_VIDEO' }),
  );
});

test('a page of which the registry says nothing more is private', () => {
  expect(pagesWith(remote('attic', ['/i/attic'])).at(-1)?.public).toBeUndefined();
});

test('shows a label in the language of the page, where it has one', () => {
  const page = {
    path: '/i/attic',
    module: 'page',
    label: 'Attic',
    labels: { de: 'Dachboden' },
    files: [],
  };
  const labelIn = (language: string) => {
    document.documentElement.lang = language;
    return pagesWith(remoteOf('attic', { pages: [page] })).at(-1)?.label;
  };
  expect(['de', 'fr', 'en'].map(labelIn)).toEqual(['Dachboden', 'Attic', 'Attic']);
});
