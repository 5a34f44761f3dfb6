import { links, type Note } from '@my-note/contract';
import { ApiError } from '@my-note/kit/http';
import { slugOfPath } from '@my-note/kit/menu';
import { noteQueries } from '@my-note/kit/queries';
import { useQuery } from '@my-note/kit/query';
import { useLocation, useNavigate } from '@my-note/kit/router';
import { hasFirstStart } from '@my-note/kit/session';
import { ItemSkeleton, Late, QueryState, useDocumentTitle } from '@my-note/kit/ui';
import { useDeferredValue, useEffect } from 'react';
import { loadMoreMenu } from '../components/item-page/menus/lazy-menus.ts';
import { lazyDialog } from '../components/lazy-component.tsx';
import { prefetchEditor } from '../components/note-page/start/use-editor-prefetch.ts';
import { useSavesOfOtherTabs } from '../components/unsaved-text/use-saves-of-other-tabs.ts';
import { useHasOpenAutosave } from '../components/unsaved-text/use-unsaved-snapshot.ts';
import { texts } from '../texts.ts';
import { NoteView } from './note-view.tsx';

const loadCategoryView = async () => (await import('./category-view.tsx')).CategoryView;
const LazyCategoryView = lazyDialog(loadCategoryView);
const LazyNotFound = lazyDialog(async () => (await import('./not-found.tsx')).NotFound);

const NEXT_PAGE_MS = 500;

function ItemView({ item }: { item: Note }) {
  useDocumentTitle(item.icon ? `${item.icon} ${item.title || texts.untitled}` : item.title || texts.untitled);
  const View = item.type === 'note' ? NoteView : LazyCategoryView;
  return <View key={item._id} item={item} />;
}

export function ItemPage() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const slug = slugOfPath(pathname);
  const query = useQuery(noteQueries.bySlug(slug));
  const { data: item, error } = query;
  useSavesOfOtherTabs();
  const currentSlug = item?.slug;

  // Its scripts arrive while the page is drawn.
  useEffect(() => {
    if (hasFirstStart()) prefetchEditor();
  }, []);

  const isShown = item !== undefined;
  // The first drawing of a long text is split, so that the browser takes input in between.
  const isReady = useDeferredValue(isShown);

  // A menu may be opened next, or a category, and the browser be offline by then. Both wait until this page is usable.
  useEffect(() => {
    if (!isShown) return;
    const timer = setInterval(() => {
      if (document.querySelector('[data-loading]')) return;
      clearInterval(timer);
      loadMoreMenu().catch(() => {});
      loadCategoryView().catch(() => {});
    }, NEXT_PAGE_MS);
    return () => clearInterval(timer);
  }, [isShown]);

  // The service responds to a former slug with the item and its current slug, which also follows a changed title. A page
  // that somebody has left for another, which is not drawn yet, must not be replaced.
  useEffect(() => {
    if (currentSlug !== undefined && currentSlug !== slug && slugOfPath(window.location.pathname) === slug) {
      navigate(`${links.item(currentSlug)}${search}${hash}`, { replace: true, preventScrollReset: true });
    }
  }, [currentSlug, slug, search, hash, navigate]);

  // A deleted note whose text is still edited here stays, so that the editor can offer to keep the text.
  const isOpen = useHasOpenAutosave(item?._id);

  if (error instanceof ApiError && error.status === 404 && !isOpen)
    return <LazyNotFound key={slug} slug={slug} />;
  const skeleton = (
    <Late>
      <ItemSkeleton />
    </Late>
  );
  return (
    <QueryState query={query} loading={skeleton} failure={texts.pageFailed}>
      {(loaded) => (isReady ? <ItemView item={loaded} /> : skeleton)}
    </QueryState>
  );
}
