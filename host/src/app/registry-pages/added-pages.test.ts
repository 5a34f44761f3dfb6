import type { RegistryEntry } from '@my-note/contract/registry';
import { matchRoutes, type RouteObject } from '@my-note/shared-kit/router';
import { expect, test, vi } from 'vitest';
import { registryOf, remoteOf } from '../../testing/registry.ts';
import { addPages, pagesToAdd } from './added-pages.tsx';
import { withRemotePages } from './remote-pages.ts';

const remote = (name: string, paths: string[], rest: Partial<RegistryEntry> = {}) =>
  remoteOf(name, {
    routes: paths,
    pages: paths.map((path) => ({ path, module: 'page', label: name, files: [] })),
    ...rest,
  });
const own: RouteObject[] = [
  {
    children: [
      { path: '/' },
      { path: '/i/trash', handle: { remote: 'sharing/trash-page' } },
      { path: '/i/requests' },
      { path: '/*', handle: { remote: 'notes/note-page' } },
    ],
  },
];
const added = (...remotes: RegistryEntry[]) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  return pagesToAdd(own, registryOf(...remotes)).map(({ entry, page }) => `${entry.name} ${page.path}`);
};

test.each([
  ['a page of its own below /i/', ['/i/attic', '/i/attic/:box'], ['attic /i/attic', 'attic /i/attic/:box']],
  ['nothing that the host has already', ['/i/trash', '/*'], []],
  ['nothing in an area of the host, or of another remote', ['/i/requests/attic', '/i/trash/attic'], []],
  ['nothing outside /i/, and not all of it', ['/attic', '/i/:any', '/i/*', '/i/'], []],
])('a remote gets %s', (_what, paths, expected) => {
  expect(added(remote('attic', paths))).toEqual(expected);
});

test('a remote of the host’s table may have further pages in its own area', () => {
  expect(added(remote('sharing', ['/i/trash/old']))).toEqual(['sharing /i/trash/old']);
});

test('of two remotes that want the same area the first one gets it', () => {
  expect(added(remote('attic', ['/i/attic']), remote('loft', ['/i/attic', '/i/attic/x']))).toEqual([
    'attic /i/attic',
  ]);
});

test('an added page comes before the page for everything, below the same shell, and is private', () => {
  const routes = addPages(own, registryOf(remote('attic', ['/i/attic/:box'])));
  const match = matchRoutes(routes, '/i/attic/3') ?? [];
  expect(match).toHaveLength(2);
  expect(match.at(-1)?.route.handle).toEqual({ remote: 'attic/page', public: false });
  expect(matchRoutes(routes, '/lighthouse')?.at(-1)?.route.path).toBe('/*');
});

test.each([
  [100, ['/i/boxes', '/i/boxes/:box']],
  [0, ['/i/attic']],
])(
  'a browser with a canary of %d %% has the pages of the release that it is to use',
  async (percent, paths) => {
    const canary = { ...remote('attic', ['/i/boxes', '/i/boxes/:box']), version: '2' };
    const entry = remote('attic', ['/i/attic'], { canary: { version: '2', percent }, releases: [canary] });
    const [shell] = await withRemotePages(own, registryOf(entry));
    const added = shell?.children?.map(({ path }) => path).filter((path) => path?.match(/attic|boxes/));
    expect(added).toEqual(paths);
  },
);
