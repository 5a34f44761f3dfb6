import { type RefObject, useLayoutEffect } from 'react';
import { matchTables, readTables } from '../../model/tables/column-widths.ts';
import { showWidths } from '../../model/tables/show-widths.ts';
import { tableHeads } from '../../model/tables/table-heads.ts';

/** Gives the tables of a rendered note the widths that were chosen on this device. */
export function useColumnWidths(noteId: string, text: RefObject<HTMLElement | null>, content: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other tables
  useLayoutEffect(() => {
    const known = readTables(noteId);
    if (text.current && known.length > 0) showWidths(noteId, matchTables(tableHeads(text.current), known));
  }, [noteId, text, content]);
}
