import { READ_UNINDEXED } from '@my-note/contract';
import { isEmptyDraft, passesPrefix, usePrefix } from '@my-note/kit/menu';
import { searchQueries } from '@my-note/kit/queries';
import { useQuery } from '@my-note/kit/query';
import { useMemo, useState } from 'react';
import { textWords } from './text-words.ts';
import { useDebounced } from './use-debounced.ts';

const DEBOUNCE_MS = 150;
const INDEXING_MS = 3_000;

const isIncomplete = (pending = 0): boolean => pending > READ_UNINDEXED;

/** Hits in the texts of notes, fetched from the service when typing pauses. */
export function useTextSearch(typed: string) {
  const prefix = usePrefix();
  const words = useMemo(() => textWords(typed), [typed]);
  const debounced = useDebounced(words, DEBOUNCE_MS);
  const { data, isError, isPaused, refetch } = useQuery({
    ...searchQueries.content(debounced),
    enabled: debounced !== '' && words !== '',
    retry: false,
    refetchInterval: ({ state }) => (isIncomplete(state.data?.pending) ? INDEXING_MS : false),
  });
  // Previous hits stay until new ones arrive; an empty query clears them.
  const [shown, setShown] = useState(data);
  if (words === '') {
    if (shown) setShown(undefined);
  } else if (data && data !== shown) setShown(data);
  const unindexed = shown?.pending ?? 0;
  const hits = useMemo(
    () =>
      (shown?.data ?? []).filter(
        ({ item, snippet }) =>
          !isEmptyDraft(item) && passesPrefix(item.slug, prefix) && snippet.highlights.length > 0,
      ),
    [shown, prefix],
  );
  return {
    words: debounced,
    hits: words === '' || isError ? [] : hits,
    /** The hits are those of the previous query. */
    stale: words !== '' && (debounced !== words || !(data || isError)),
    /** A response for these words is expected. */
    pending: words !== '' && !isPaused && (debounced !== words || !(data || isError)),
    /** Notes whose texts are not searched yet, as after a large import. */
    indexing: words !== '' && isIncomplete(unindexed) ? unindexed : 0,
    failed: isError && words !== '' && debounced === words,
    retry: () => void refetch(),
  };
}
