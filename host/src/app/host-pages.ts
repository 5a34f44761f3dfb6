import { pagePaths } from '@my-note/contract';
import type { ComponentType } from 'react';
import { lazyPage } from '../platform/pages/lazy-page.tsx';
import type { Page } from '../platform/pages/page.ts';

export interface HostPage extends Page {
  Component: ComponentType;
}

/** The host's own pages, declared as remotes declare theirs in their package.json. */
export const hostPages: readonly HostPage[] = [
  {
    path: pagePaths.home,
    Component: lazyPage(async () => (await import('../features/home/home-page.tsx')).HomePage, 'home'),
    public: true,
  },
  {
    path: pagePaths.login,
    Component: lazyPage(async () => (await import('../features/login/login-page.tsx')).LoginPage),
    public: true,
    sidebar: false,
  },
  {
    path: pagePaths.resetPassword,
    Component: lazyPage(
      async () =>
        (await import(/* webpackChunkName: "reset" */ '../features/login/reset/reset-page.tsx')).ResetPage,
    ),
    public: true,
    sidebar: false,
  },
  {
    path: pagePaths.about,
    Component: lazyPage(
      async () =>
        (await import(/* webpackChunkName: "about" */ '../features/about/about-page.tsx')).AboutPage,
    ),
    public: true,
  },
];

/** What is shown in place of a remote's pages while the setting that they need is off. */
export const pagesWhenOff: Readonly<Record<string, ComponentType>> = {
  USE_YOUTUBE_READER: lazyPage(async () => (await import('../features/youtube/youtube-off.tsx')).YoutubeOff),
};
