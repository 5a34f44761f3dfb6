import type { Note } from '@my-note/contract';
import { ApiError } from '@my-note/shared-kit/http';
import type { NoteList } from '@my-note/shared-kit/items';
import { noteQueries } from '@my-note/shared-kit/queries';
import { useQuery } from '@my-note/shared-kit/query';
import { useCallback, useEffect, useRef, useState } from 'react';

const isNotFound = (error: unknown) => error instanceof ApiError && error.status === 404;

/**
 * A note by its id. The service tells notes by their slugs, which change with their titles, so the list names the
 * slug. `note` stays when the note goes away meanwhile.
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

  // A note that was just made elsewhere is not in a list of before: that is asked for once more.
  const isMissing = list.data === null || (one.data !== undefined && !found);
  const needsRefetch = isMissing && !isListFresh && !list.isError;
  const { refetch } = list;
  useEffect(() => {
    if (needsRefetch) void refetch().then(({ isError }) => !isError && setListFresh(true));
  }, [needsRefetch, refetch]);
  // Once it was there, it is missing because it went.
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
