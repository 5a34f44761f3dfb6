import type { Registry, RegistryEntry } from '@my-note/contract/registry';
import type { RouteObject } from '@my-note/kit/router';
import { useDocumentTitle } from '@my-note/kit/ui';
import { Fragment, type ReactNode } from 'react';
import type { Page } from '../platform/pages/page.ts';
import { declaredRemotes, pagesOfRemotes } from '../platform/pages/remote-pages.ts';
import { chooseRelease } from '../platform/remotes/releases/choose-release.ts';
import { GuardedPage } from '../platform/remotes/ui/guarded-page.tsx';
import { RemotePage } from '../platform/remotes/ui/remote-page.tsx';
import { AppShell } from '../shell/app-shell.tsx';
import { FlaggedPage } from './flagged-page.tsx';
import { hostPages } from './host-pages.ts';

/** A remote with the pages of the release that this browser is to use. */
async function withChosenPages(entry: RegistryEntry): Promise<RegistryEntry> {
  const { pages: _live, ...rest } = entry;
  const { pages } = (await chooseRelease(entry)).release;
  return pages ? { ...rest, pages } : rest;
}

const hasAliases = (entry: RegistryEntry) =>
  [entry, ...(entry.releases ?? [])].some(({ pages }) => pages?.some(({ aliases }) => aliases));

/** Every page: the host's, and those of the remotes, so that a new remote needs no new host. */
export async function listPages({ remotes }: Registry): Promise<Page[]> {
  const chosen = await Promise.all(remotes.map(withChosenPages));
  const pages = [...hostPages, ...pagesOfRemotes(hostPages, declaredRemotes, chosen)];
  if (!remotes.some(hasAliases)) return pages;
  const moved = await import('../platform/pages/moved-pages.tsx').catch(() => undefined);
  return moved ? moved.withMovedPages(pages, remotes, chosen) : pages;
}

function Titled({ label }: { label: string }) {
  useDocumentTitle(label);
  return null;
}

function elementOf(page: Page): ReactNode {
  const { remote: id, path, label, flag, prefetch, moved } = page;
  if (moved) return moved;
  if (!id) {
    const Own = hostPages.find((own) => own.path === path)?.Component;
    return Own && <Own />;
  }
  const shown = (
    <Fragment key={id}>
      {/* Before the page, whose own title then has the last word. */}
      {label && <Titled label={label} />}
      <RemotePage id={id} prefetch={prefetch} />
    </Fragment>
  );
  return flag ? (
    <FlaggedPage key={id} id={id} flag={flag} label={label}>
      {shown}
    </FlaggedPage>
  ) : (
    shown
  );
}

/** The routes of pages. Each carries its page's declaration, for the guard, the shell, and the prefetcher. */
export const routesOf = (pages: readonly Page[]): RouteObject[] => [
  {
    Component: AppShell,
    children: [
      {
        Component: GuardedPage,
        children: pages.map((page) => ({ path: page.path, handle: page, element: elementOf(page) })),
      },
    ],
  },
];
