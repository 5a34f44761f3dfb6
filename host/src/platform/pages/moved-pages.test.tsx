import type { RegistryEntry, RegistryPage } from '@my-note/contract/registry';
import { useLocation, useRoutes } from '@my-note/kit/router';
import { renderWithProviders } from '@my-note/kit/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { releaseOf, remoteOf } from '../../testing/registry.ts';
import { withMovedPages } from './moved-pages.tsx';
import type { Page } from './page.ts';

const page = (path: string, ...aliases: string[]): RegistryPage => ({
  path,
  module: 'page',
  files: [],
  ...(aliases.length > 0 ? { aliases } : {}),
});
const shown = (name: string, entry: RegistryEntry): Page[] =>
  (entry.pages ?? []).map(({ path }) => ({ path, remote: `${name}/page`, public: true }));
const moved = (pages: readonly Page[], ...entries: RegistryEntry[]) =>
  withMovedPages(pages, entries, entries)
    .filter((one) => one.moved)
    .map(({ path }) => path);

afterEach(cleanup);

function Address() {
  const { pathname, search, hash } = useLocation();
  return <p>{pathname + search + hash}</p>;
}

test('leads to the present address with parameters, query, and hash', () => {
  const entry = remoteOf('rain', { pages: [page('/i/rain/:place/*', '/i/drops/at/:place/*')] });
  const [, alias] = withMovedPages(shown('rain', entry), [entry], [entry]);
  const Routed = () =>
    useRoutes([
      { path: alias?.path ?? '', element: alias?.moved },
      { path: '/i/rain/*', element: <Address /> },
    ]);
  renderWithProviders(<Routed />, { path: '/i/drops/at/oslo/may?unit=c#now' });
  screen.getByText('/i/rain/oslo/may?unit=c#now');
  expect(alias?.public).toBe(true);
});

test('a page wins over an alias, and no remote takes the area of another or of the host', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const rain = remoteOf('rain', {
    pages: [page('/i/rain', '/i/drops', '/i/sun/rain', '/i/about', '/rain', '/i/rain/old'), page('/i/drops')],
  });
  const sun = remoteOf('sun', { pages: [page('/i/sun')] });
  const pages = [{ path: '/i/about' }, ...shown('rain', rain), ...shown('sun', sun)];
  expect(moved(pages, rain, sun)).toEqual(['/i/rain/old']);
});

test('follows a canary: its former address, and its present one where the live release runs', () => {
  const canary = { ...releaseOf('2'), pages: [page('/i/showers', '/i/rain')] };
  const entry = remoteOf('rain', { pages: [page('/i/rain')], releases: [canary] });
  expect(moved(shown('rain', entry), entry)).toEqual(['/i/showers']);
  const inCanary = { ...entry, pages: canary.pages };
  // What the host was built with still has the former page.
  const pages = [...shown('rain', inCanary), { path: '/i/rain', remote: 'rain/page', label: 'Rain' }];
  const all = withMovedPages(pages, [entry], [inCanary]);
  expect(all.map(({ path, label, moved: isMoved }) => [path, label, isMoved !== undefined])).toEqual([
    ['/i/showers', undefined, false],
    ['/i/rain', undefined, true],
  ]);
});
