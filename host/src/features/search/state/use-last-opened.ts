import { useMemo } from 'react';
import { usePath } from '../../../platform/menu/use-items.ts';
import { useOpenedNotes } from '../../../platform/opened/use-opened-notes.ts';
import type { OptionOf } from './option.ts';

const SHOWN = 5;

/** The notes that were opened last, but for the one on the screen. */
export function useLastOpened(): OptionOf<'opened'>[] {
  const opened = useOpenedNotes();
  const path = usePath();
  return useMemo(
    () =>
      opened
        .filter(({ slug }) => `/${slug}` !== path)
        .slice(0, SHOWN)
        .map((item) => ({ kind: 'opened', key: `opened-${item._id}`, item })),
    [opened, path],
  );
}
