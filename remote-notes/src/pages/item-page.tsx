import type { Note } from '@my-note/contract';
import { ApiError } from '@my-note/shared-kit/http';
import { slugOfPath } from '@my-note/shared-kit/menu';
import { noteQueries } from '@my-note/shared-kit/queries';
import { useQuery } from '@my-note/shared-kit/query';
import { useLocation, useNavigate } from '@my-note/shared-kit/router';
import { ItemSkeleton, Late, QueryState, toast, useDocumentTitle } from '@my-note/shared-kit/ui';
import { useEffect } from 'react';
import { lazyComponent } from '../components/lazy-component.tsx';
import { useSavesOfOtherTabs } from '../components/unsaved-text/use-saves-of-other-tabs.ts';
import { useHasOpenAutosave } from '../components/unsaved-text/use-unsaved-snapshot.ts';
import { itemHref } from '../model/note/item-links.ts';
import { texts } from '../texts.ts';
import { NotFound } from './not-found.tsx';
import { NoteView } from './note-view.tsx';

const loadCategoryView = async () => (await import('./category-view.tsx')).CategoryView;
const LazyCategoryView = lazyComponent({
  load: loadCategoryView,
  onFail: () => toast({ title: texts.dialogFailed, type: 'error' }),
});

function ItemView({ item }: { item: Note }) {
  useDocumentTitle(item.title || texts.untitled);
  const View = item.type === 'note' ? NoteView : LazyCategoryView;
  return <View key={item._id} item={item} />;
}

/** The page of one slug: a note or a category. */
export function ItemPage() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const slug = slugOfPath(pathname);
  const query = useQuery(noteQueries.bySlug(slug));
  const { data: item, error } = query;
  useSavesOfOtherTabs();
  const present = item?.slug;

  // The next page may be a category, and the connection gone by then.
  useEffect(() => void loadCategoryView().catch(() => {}), []);

  // A previous slug answers the item under its present one; so does a title that was just changed.
  useEffect(() => {
    if (present !== undefined && present !== slug) {
      navigate(`${itemHref(present)}${search}${hash}`, { replace: true, preventScrollReset: true });
    }
  }, [present, slug, search, hash, navigate]);

  // Its text may still be written here, and is not to go with it: the editor asks what is to become of it.
  const isWritten = useHasOpenAutosave(item?._id);

  if (error instanceof ApiError && error.status === 404 && !isWritten)
    return <NotFound key={slug} slug={slug} />;
  const skeleton = (
    <Late>
      <ItemSkeleton />
    </Late>
  );
  return (
    <QueryState query={query} loading={skeleton} failure={texts.pageFailed}>
      {(present) => <ItemView item={present} />}
    </QueryState>
  );
}
