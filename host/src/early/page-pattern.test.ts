import { matchRoutes } from '@my-note/kit/router';
import { expect, test } from 'vitest';
import { hostPages } from '../app/host-pages.ts';
import { declaredRemotes, pagesOfRemotes } from '../platform/pages/remote-pages.ts';
import { pageAt } from './page-pattern.ts';

const pages = pagesOfRemotes(hostPages, declaredRemotes, []);

test.each([
  '/garden',
  '/garden/plan',
  '/iris',
  '/i/shared',
  '/i/shared/',
  '/i/shared/secret/note',
  '/i/youtube',
  '/i/youtube/018f0000',
  '/i/trash',
  '/i/notifications',
  '/i/requests',
  '/i/transfer',
])('finds the same page as the router at %s', (path) => {
  const routes = [...hostPages, ...pages].map((page) => ({ path: page.path }));
  expect(pageAt(pages, path)?.path).toBe(matchRoutes(routes, path)?.at(-1)?.route.path);
});

test.each(['/', '/login', '/i/about'])('finds no page of a remote at %s, a page of the host', (path) => {
  expect(pageAt(pages, path)).toBeUndefined();
});
