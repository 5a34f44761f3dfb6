import { isEmptyDraft, passesPrefix, usePrefix } from '@my-note/kit/menu';
import { searchQueries } from '@my-note/kit/queries';
import { useQuery } from '@my-note/kit/query';
import { useMemo, useState } from 'react';
import { textWords } from './text-words.ts';
import { useDebounced } from './use-debounced.ts';

const DEBOUNCE_MS = 150;

/** Hits in the texts of notes, fetched from the service when typing pauses. */
export function useTextSearch(typed: string) {
  const prefix = usePrefix();
  const words = useMemo(() => textWords(typed), [typed]);
  const debounced = useDebounced(words, DEBOUNCE_MS);
  const { data, isError, isPaused, refetch } = useQuery({
    ...searchQueries.content(debounced),
    enabled: debounced !== '' && words !== '',
    retry: false,
  });
  // Previous hits stay until new ones arrive; an empty query clears them.
  const [shown, setShown] = useState(data);
  if (words === '') {
    if (shown) setShown(undefined);
  } else if (data && data !== shown) setShown(data);
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
    failed: isError && words !== '' && debounced === words,
    retry: () => void refetch(),
  };
}
