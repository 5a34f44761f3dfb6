import { READ_UNINDEXED } from '@my-note/contract';
import { ApiError } from '@my-note/kit/http';
import { isEmptyDraft, passesPrefix, usePrefix } from '@my-note/kit/menu';
import { searchQueries } from '@my-note/kit/queries';
import { useQuery } from '@my-note/kit/query';
import { useEffect, useMemo, useState } from 'react';
import { useItems } from '../../../platform/menu/use-items.ts';
import { isFiltered, narrowHits, problemIn, textWords } from './text-words.ts';
import { useDebounced } from './use-debounced.ts';

const DEBOUNCE_MS = 150;
/** A service that responds within this time is asked again at once; a slower one when typing pauses. */
const FAST_MS = 120;
/** Fewer letters are in most texts. */
const FEW = 2;
const INDEXING_MS = 3_000;

const isIncomplete = (pending = 0): boolean => pending > READ_UNINDEXED;

const isRefusal = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 400;

/** True from the moment in which a response is late until one is in time again. */
function useLate(isFetching: boolean, words: string): boolean {
  const [isLate, setLate] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each request has its own time
  useEffect(() => {
    if (!isFetching) return;
    const started = performance.now();
    const timer = setTimeout(() => setLate(true), FAST_MS);
    return () => {
      clearTimeout(timer);
      if (performance.now() - started < FAST_MS) setLate(false);
    };
  }, [isFetching, words]);
  return isLate;
}

/**
 * Hits in the texts of notes. The service is asked at each key as long as it responds fast, one request after another, and
 * otherwise when typing pauses. Until it has responded, those hits of a shorter query are shown that have the longer one.
 */
export function useTextSearch(typed: string) {
  const prefix = usePrefix();
  const { data: items } = useItems();
  const problem = useMemo(() => problemIn(typed, items ?? []), [typed, items]);
  const words = useMemo(() => (problem === undefined ? textWords(typed) : ''), [typed, problem]);
  const paused = useDebounced(words, DEBOUNCE_MS);
  const [asked, setAsked] = useState('');
  const { data, error, isError, isFetching, isPaused, refetch } = useQuery({
    ...searchQueries.content(asked),
    enabled: asked !== '' && words !== '',
    retry: false,
    refetchInterval: ({ state }) => (isIncomplete(state.data?.pending) ? INDEXING_MS : false),
  });
  const isLate = useLate(isFetching, asked);
  const waits = isLate || words.length < FEW ? paused !== words : isFetching;
  if (asked !== words && (words === '' || !waits)) setAsked(words);
  // Previous hits stay until new ones arrive; an empty query clears them.
  const [shown, setShown] = useState<{ words: string; response: typeof data }>();
  if (words === '') {
    if (shown) setShown(undefined);
  } else if (data && data !== shown?.response) setShown({ words: asked, response: data });
  const unindexed = shown?.response?.pending ?? 0;
  const narrowed =
    shown !== undefined && !isFiltered(words) && words !== shown.words && words.startsWith(shown.words)
      ? words
      : undefined;
  const hits = useMemo(() => {
    const found = (shown?.response?.data ?? []).filter(
      ({ item }) => !isEmptyDraft(item) && passesPrefix(item.slug, prefix),
    );
    const marked = narrowed === undefined ? found : narrowHits(found, narrowed);
    // With filters, this list has the hits in titles too.
    return isFiltered(shown?.words ?? '')
      ? marked
      : marked.filter(({ snippet }) => snippet.highlights.length > 0);
  }, [shown, prefix, narrowed]);
  const isUnanswered = words !== '' && (asked !== words || !(data || isError));
  return {
    words: narrowed ?? asked,
    hits: words === '' || isError ? [] : hits,
    /** The hits are those of the previous query, or none of them is left: whether there are others is not known yet. */
    stale: isUnanswered && (narrowed === undefined || hits.length === 0),
    /** A response for these words is expected. */
    pending: isUnanswered && !isPaused,
    /** Notes whose texts are not searched yet, as after a large import. */
    indexing: words !== '' && isIncomplete(unindexed) ? unindexed : 0,
    failed: isError && !isRefusal(error) && words !== '' && asked === words,
    /** Why the search cannot be answered as it is written. */
    problem: problem ?? (isRefusal(error) && words !== '' && asked === words ? error.message : undefined),
    retry: () => void refetch(),
  };
}
