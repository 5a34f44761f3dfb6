import type { QueryClient } from '@my-note/kit/query';
import type { RouteObject } from '@my-note/kit/router';
import { prefetchDeclared } from '../pages/prefetch-page.ts';
import { getRemotes } from '../remotes/load/remotes.ts';
import { createDataBudget, whenIdle } from './data-budget.ts';
import { watchIntent } from './intent.ts';
import { fetchAhead, isUnfetched } from './note-data.ts';
import { filesOfPage } from './page-files.ts';
import { pageOfPath } from './page-of-path.ts';
import { prefersReducedData } from './save-data.ts';
import { watchSeenLinks } from './visible-links.ts';

/** What hangs gives its connection back. */
const TIMEOUT_MS = 15_000;

/**
 * Fetches the files and the data of pages that links lead to before somebody follows one
 * (docs/specification/composition.md#parallel-start): of a
 * link that is pointed at, focused or touched at once, of those near the viewport the data within a budget. The files
 * only enter the browser's cache, nothing of them runs. Returns a function that stops it.
 */
export function prefetchLinks(routes: RouteObject[], queryClient: QueryClient): () => void {
  const pages = new Set<string>();
  const files = new Set<string>();
  const withinBudget = createDataBudget(whenIdle);

  async function fetchFiles(id: string): Promise<void> {
    for (const { url, credentials } of await filesOfPage(id, queryClient)) {
      pages.add(id);
      if (files.has(url)) continue;
      files.add(url);
      // Only a response that is read to its end is cached. A failure is reported when a page needs the file.
      fetch(url, { credentials, priority: 'low', signal: AbortSignal.timeout(TIMEOUT_MS) })
        .then((answer) => answer.blob())
        .catch(() => files.delete(url));
    }
  }

  const newPage = (path: string) => {
    const page = pageOfPath(routes, path);
    return page && !pages.has(page.remote) && !getRemotes().peek(page.remote) ? page : undefined;
  };
  const hasData = (path: string) =>
    pageOfPath(routes, path)?.prefetch === 'note' && isUnfetched(queryClient, path);
  const onSeen = (path: string) => {
    if (prefersReducedData()) return;
    const page = newPage(path);
    if (page) void fetchFiles(page.remote);
    if (hasData(path)) withinBudget(() => fetchAhead(queryClient, path));
  };
  const onIntent = (path: string) => {
    const page = pageOfPath(routes, path);
    if (!page || prefersReducedData()) return;
    void fetchFiles(page.remote);
    prefetchDeclared(page, queryClient, path);
  };

  const stops = [
    watchSeenLinks((path) => newPage(path) !== undefined || hasData(path), onSeen),
    watchIntent(onIntent),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
