import type { Note } from '@my-note/contract';
import { ApiError } from '@my-note/kit/http';
import type { NoteList } from '@my-note/kit/items';
import { noteQueries } from '@my-note/kit/queries';
import { useQuery } from '@my-note/kit/query';
import { useCallback, useEffect, useRef, useState } from 'react';

const isNotFound = (error: unknown) => error instanceof ApiError && error.status === 404;

/**
 * A note by its id. The service finds notes by slug, which changes with the title, so the slug comes from the list.
 * `note` stays after the note was deleted.
 */
export function useNoteById(id: string) {
  const slugOf = useCallback(({ data }: NoteList) => data.find(({ _id }) => _id === id)?.slug ?? null, [id]);
  const list = useQuery({ ...noteQueries.wholeList(), select: slugOf });
  const slug = list.data ?? null;
  const one = useQuery({ ...noteQueries.bySlug(slug ?? ''), enabled: slug !== null });
  const found = one.data?._id === id ? one.data : undefined;
  const [isListFresh, setListFresh] = useState(false);
  const last = useRef<Note>(undefined);
  last.current = found ?? last.current;

  // A note that was just created elsewhere is not in an older list, which is fetched again once.
  const isMissing = list.data === null || (one.data !== undefined && !found);
  const needsRefetch = isMissing && !isListFresh && !list.isError;
  const { refetch } = list;
  useEffect(() => {
    if (needsRefetch) void refetch().then(({ isError }) => !isError && setListFresh(true));
  }, [needsRefetch, refetch]);
  // A note that was there and is missing was deleted.
  useEffect(() => {
    if (found) setListFresh(true);
  }, [found]);

  const isGone = (isMissing && isListFresh) || isNotFound(one.error);
  const failing = slug === null ? list : one;
  return {
    note: last.current,
    isGone,
    error: failing.error,
    retry: () => void failing.refetch(),
  };
}
