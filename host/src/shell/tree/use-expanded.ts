import { useCallback, useState } from 'react';
import type { OpenByHand } from './tree-rows.ts';

const none: OpenByHand = new Map();

/** Categories that the user opened or closed on the current page; reset by a navigation. */
export function useExpanded(page: string) {
  const [state, setState] = useState({ page, byHand: none });
  const byHand = state.page === page ? state.byHand : none;
  const setOpen = useCallback(
    (ids: readonly string[], open: boolean) =>
      setState((last) => {
        const next = new Map(last.page === page ? last.byHand : none);
        for (const id of ids) next.set(id, open);
        return { page, byHand: next };
      }),
    [page],
  );
  return [byHand, setOpen] as const;
}
