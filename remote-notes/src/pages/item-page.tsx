import type { Note } from '@my-note/shared-kit/contract';
import { ApiError, errorText } from '@my-note/shared-kit/http';
import { slugOfPath } from '@my-note/shared-kit/menu';
import { noteQueries } from '@my-note/shared-kit/queries';
import { useQuery } from '@my-note/shared-kit/query';
import { useLocation, useNavigate } from '@my-note/shared-kit/router';
import { ErrorPanel, Late, useDocumentTitle } from '@my-note/shared-kit/ui';
import { useEffect } from 'react';
import { ItemSkeleton } from '../components/item-skeleton.tsx';
import { hrefOf } from '../model/item-links.ts';
import { texts } from '../texts.ts';
import { CategoryView } from './category-view.tsx';
import { NotFound } from './not-found.tsx';
import { NoteView } from './note-view.tsx';

function ItemView({ item }: { item: Note }) {
  useDocumentTitle(item.title || texts.untitled);
  const View = item.type === 'note' ? NoteView : CategoryView;
  return <View key={item._id} item={item} />;
}

/** The page of one slug: a note or a category. */
export function ItemPage() {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const slug = slugOfPath(pathname);
  const { data: item, error, refetch } = useQuery(noteQueries.bySlug(slug));
  const present = item?.slug;

  // A former slug answers the item under its present one; so does a title that was just changed.
  useEffect(() => {
    if (present !== undefined && present !== slug) {
      navigate(`${hrefOf(present)}${search}${hash}`, { replace: true, preventScrollReset: true });
    }
  }, [present, slug, search, hash, navigate]);

  if (error instanceof ApiError && error.status === 404) return <NotFound />;
  if (item) return <ItemView item={item} />;
  if (error) {
    return (
      <ErrorPanel title={texts.pageFailed} onAction={() => void refetch()}>
        {errorText(error)}
      </ErrorPanel>
    );
  }
  return (
    <Late>
      <ItemSkeleton />
    </Late>
  );
}
