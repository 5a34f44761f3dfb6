import { pagePaths } from '@my-note/contract';
import { slugOfPath } from '@my-note/shared-kit/menu';
import { noteQueries } from '@my-note/shared-kit/queries';
import type { QueryClient } from '@my-note/shared-kit/query';
import type { RouteObject } from '@my-note/shared-kit/router';
import { YoutubePage } from '../features/youtube/youtube-page.tsx';
import { lazyPage } from '../platform/pages/lazy-page.tsx';
import type { HostHandle } from '../platform/pages/page-handle.ts';
import type { PageShape } from '../platform/pages/page-skeleton.tsx';
import { GuardedPage } from '../platform/remotes/ui/guarded-page.tsx';
import { RemotePage } from '../platform/remotes/ui/remote-page.tsx';
import { AppShell } from '../shell/app-shell.tsx';

const AboutPage = lazyPage(
  async () => (await import(/* webpackChunkName: "about" */ '../features/about/about-page.tsx')).AboutPage,
);
const HomePage = lazyPage(async () => (await import('../features/home/home-page.tsx')).HomePage, 'home');
const LoginPage = lazyPage(async () => (await import('../features/login/login-page.tsx')).LoginPage);

const prefetchNote = (queryClient: QueryClient, pathname: string) =>
  void queryClient.prefetchQuery(noteQueries.bySlug(slugOfPath(pathname)));

const remotePage = (
  path: string,
  remote: string,
  handle: Omit<HostHandle, 'remote'> = {},
  shape?: PageShape,
): RouteObject => ({
  path,
  handle: { ...handle, remote } satisfies HostHandle,
  element: <RemotePage key={remote} id={remote} prefetch={handle.prefetch} shape={shape} />,
});

const youtubePage = (path: string, remote: string): RouteObject => ({
  path,
  handle: { remote } satisfies HostHandle,
  element: <YoutubePage key={remote} remote={remote} />,
});

/** The only URL table. What the page guard and the shell need to know of a page is its handle. */
export const routes: RouteObject[] = [
  {
    Component: AppShell,
    children: [
      {
        Component: GuardedPage,
        children: [
          { path: pagePaths.home, Component: HomePage, handle: { public: true } satisfies HostHandle },
          {
            path: pagePaths.login,
            Component: LoginPage,
            handle: { public: true, sidebar: false } satisfies HostHandle,
          },
          remotePage(pagePaths.notifications, 'notifications/notifications-page'),
          remotePage(pagePaths.sharing, 'sharing/sharing-page'),
          remotePage(pagePaths.sharedNote, 'sharing/shared-note-page', {
            public: true,
            sidebar: false,
          }),
          youtubePage(pagePaths.youtube, 'youtube/youtube-page'),
          youtubePage(pagePaths.video, 'youtube/video-page'),
          remotePage(pagePaths.trash, 'sharing/trash-page'),
          remotePage(pagePaths.requests, 'workspace/requests-page'),
          remotePage(pagePaths.transfer, 'workspace/transfer-page'),
          { path: pagePaths.about, Component: AboutPage, handle: { public: true } satisfies HostHandle },
          remotePage(pagePaths.item, 'notes/note-page', { prefetch: prefetchNote }, 'item'),
        ],
      },
    ],
  },
];
