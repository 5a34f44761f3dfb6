import { matchRoutes } from '@my-note/kit/router';
import { expect, test } from 'vitest';
import { registryOf, remoteOf } from '../testing/registry.ts';
import { listPages, routesOf } from './router.tsx';

const remote = (name: string, paths: string[]) =>
  remoteOf(name, { routes: paths, pages: paths.map((path) => ({ path, module: 'page', files: [] })) });
const pageAt = async (path: string, ...remotes: ReturnType<typeof remoteOf>[]) =>
  matchRoutes(routesOf(await listPages(registryOf(...remotes))), path);

test.each([
  ['/i/youtube', 'youtube/youtube-page'],
  ['/i/youtube/018f0000-0000-7000-8000-000000000001', 'youtube/video-page'],
  ['/i/youtube/one/two', 'notes/note-page'],
  ['/i/shared/secret/note', 'sharing/shared-note-page'],
])('%s is a page of %s without a registry', async (path, id) => {
  expect((await pageAt(path))?.at(-1)?.route.handle).toMatchObject({ remote: id });
});

test('a page that only the registry knows is below the same shell, and private', async () => {
  const match = (await pageAt('/i/attic/3', remote('attic', ['/i/attic/:box']))) ?? [];
  expect(match).toHaveLength(3);
  expect(match.at(-1)?.route.handle).toMatchObject({ remote: 'attic/page' });
  expect(match.at(-1)?.route.handle).not.toHaveProperty('public');
  const other = await pageAt('/lighthouse', remote('attic', ['/i/attic/:box']));
  expect(other?.at(-1)?.route.path).toBe('/*');
});

test('the page of a shared note is public and without the sidebar', async () => {
  const match = await pageAt('/i/shared/secret/note');
  expect(match?.at(-1)?.route.handle).toMatchObject({ public: true, sidebar: false });
});

test.each([
  [100, ['/i/boxes', '/i/boxes/:box']],
  [0, ['/i/attic']],
])('a browser with a canary of %d %% has the pages of the release that it uses', async (percent, paths) => {
  const canary = { ...remote('attic', ['/i/boxes', '/i/boxes/:box']), version: '2' };
  const entry = { ...remote('attic', ['/i/attic']), canary: { version: '2', percent }, releases: [canary] };
  const pages = await listPages(registryOf(entry));
  expect(pages.map(({ path }) => path).filter((path) => /attic|boxes/.test(path))).toEqual(paths);
});
