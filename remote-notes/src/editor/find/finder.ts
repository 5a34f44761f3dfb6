import { createStore } from '@my-note/shared-kit/state';

export interface FindQuery {
  search: string;
  replace: string;
  matchCase: boolean;
  wholeWord: boolean;
}

export interface FindResult {
  count: number;
  /** Place of the match that is selected, from 1; 0 when none is. */
  place: number;
}

/** What each editor does for finding, so that one bar serves both. */
export interface FindActions {
  /** Marks what is found, and goes to the first match from the cursor on. */
  look: (query: FindQuery) => void;
  next: () => void;
  previous: () => void;
  replace: () => void;
  replaceAll: () => void;
  /** Takes the marks away. */
  stop: () => void;
  /** Where matches and selection are now. */
  measure: () => FindResult;
  /** Selected text, as what to look for first. */
  selected: () => string;
}

/** More matches are not counted. */
export const MAX_COUNTED = 10_000;
const NONE: FindResult = { count: 0, place: 0 };

/** Finding in a note that is written. Its count follows the text while it is looked at. */
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
    /** The editor's text or selection changed. */
    changed: () => {
      if (looking) publish(actions.measure());
    },
  };
}

export type Finder = ReturnType<typeof createFinder>;
