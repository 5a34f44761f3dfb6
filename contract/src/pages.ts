/**
 * Paths of linked pages, as React Router patterns. A page itself is declared in the package.json of
 * its remote or in the host's table; `pnpm check:pages` compares.
 */
export const pagePaths = {
  home: '/',
  item: '/*',
  login: '/login',
  resetPassword: '/login/reset',
  about: '/i/about',
  account: '/i/account',
  notifications: '/i/notifications',
  people: '/i/people',
  releases: '/i/releases',
  requests: '/i/requests',
  sharing: '/i/shared',
  tasks: '/i/tasks',
  sharedNote: '/i/shared/:shareId/:noteId',
  transfer: '/i/transfer',
  trash: '/i/trash',
  youtube: '/i/youtube',
  video: '/i/youtube/:videoId',
} as const;

const fill = (path: string, params: Record<string, string>): string =>
  path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');

export const links = {
  home: () => pagePaths.home,
  item: (slug: string) => `/${slug}`,
  login: () => pagePaths.login,
  resetPassword: (token: string) => `${pagePaths.resetPassword}#token=${encodeURIComponent(token)}`,
  about: () => pagePaths.about,
  account: () => pagePaths.account,
  notifications: () => pagePaths.notifications,
  people: () => pagePaths.people,
  releases: () => pagePaths.releases,
  requests: () => pagePaths.requests,
  sharing: () => pagePaths.sharing,
  tasks: () => pagePaths.tasks,
  sharedNote: (share: { shareId: string; noteId: string }) => fill(pagePaths.sharedNote, share),
  transfer: () => pagePaths.transfer,
  trash: () => pagePaths.trash,
  youtube: () => pagePaths.youtube,
  video: (videoId: string) => fill(pagePaths.video, { videoId }),
} as const;
