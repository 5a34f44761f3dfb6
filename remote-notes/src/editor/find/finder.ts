import { createStore } from '@my-note/kit/state';

export interface FindQuery {
  search: string;
  replace: string;
  matchCase: boolean;
  wholeWord: boolean;
}

export interface FindResult {
  count: number;
  /** Position of the selected match, from 1; 0 when none is selected. */
  place: number;
}

/** What each editor implements. */
export interface FindActions {
  /** Highlights the matches, and selects the first one after the cursor. */
  look: (query: FindQuery) => void;
  next: () => void;
  previous: () => void;
  replace: () => void;
  replaceAll: () => void;
  stop: () => void;
  measure: () => FindResult;
  /** The selected text, to search for first. */
  selected: () => string;
}

/** Counting stops here. */
export const MAX_COUNTED = 10_000;
const NONE: FindResult = { count: 0, place: 0 };

/** Find and replace over one editor. The count follows the text while a search is open. */
export function createFinder(actions: FindActions) {
  const store = createStore<FindResult>(() => NONE);
  let looking = false;
  const publish = (next: FindResult) => {
    const { count, place } = store.getState();
    if (next.count !== count || next.place !== place) store.setState(next);
  };
  return {
    ...actions,
    store,
    look: (query: FindQuery) => {
      looking = query.search !== '';
      actions.look(query);
      publish(looking ? actions.measure() : NONE);
    },
    stop: () => {
      looking = false;
      actions.stop();
      publish(NONE);
    },
    changed: () => {
      if (looking) publish(actions.measure());
    },
  };
}

export type Finder = ReturnType<typeof createFinder>;
