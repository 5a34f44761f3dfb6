import { isEmptyDraft, passesPrefix, usePrefix } from '@my-note/shared-kit/menu';
import { searchQueries } from '@my-note/shared-kit/queries';
import { useQuery } from '@my-note/shared-kit/query';
import { useMemo, useState } from 'react';
import { textWords } from './text-words.ts';
import { useDebounced } from './use-debounced.ts';

const PAUSE_MS = 150;

/** Hits in the texts of notes, asked from the service when typing pauses. */
export function useTextSearch(typed: string) {
  const prefix = usePrefix();
  const words = useMemo(() => textWords(typed), [typed]);
  const asked = useDebounced(words, PAUSE_MS);
  const { data, isError, isPaused, refetch } = useQuery({
    ...searchQueries.content(asked),
    enabled: asked !== '' && words !== '',
    retry: false,
  });
  // Former hits stay until new ones come, but not beyond a pause in which nothing was looked for.
  const [kept, setKept] = useState(data);
  if (words === '') {
    if (kept) setKept(undefined);
  } else if (data && data !== kept) setKept(data);
  const hits = useMemo(
    () =>
      (kept?.data ?? []).filter(
        ({ item, snippet }) =>
          !isEmptyDraft(item) && passesPrefix(item.slug, prefix) && snippet.highlights.length > 0,
      ),
    [kept, prefix],
  );
  return {
    words: asked,
    hits: words === '' || isError ? [] : hits,
    /** The hits are those of former words. */
    former: words !== '' && (asked !== words || !(data || isError)),
    /** An answer for these words is on its way. */
    pending: words !== '' && !isPaused && (asked !== words || !(data || isError)),
    failed: isError && words !== '' && asked === words,
    retry: () => void refetch(),
  };
}
