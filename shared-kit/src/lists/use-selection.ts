import { useState } from 'react';

/**
 * Ids of the selected rows of a list; hidden rows do not count.
 *
 * @example
 * const { selected, toggleAll } = useSelection(items.map(({ _id }) => _id));
 * <Button onClick={() => toggleAll(true)}>{selected.length} selected</Button>;
 */
export function useSelection(shown: readonly string[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<string | null>(null);

  /** The rows between two, both included. */
  const rangeOf = (one: string, other: string): readonly string[] => {
    const ends = [shown.indexOf(one), shown.indexOf(other)].sort((a, b) => a - b);
    const [from = -1, to = -1] = ends;
    return from < 0 ? [other] : shown.slice(from, to + 1);
  };
  const set = (ids: readonly string[], wanted: boolean) => {
    const next = new Set(chosen);
    for (const id of ids) wanted ? next.add(id) : next.delete(id);
    setChosen(next);
  };

  const selected = shown.filter((id) => chosen.has(id));
  return {
    selected,
    has: (id: string) => chosen.has(id),
    /** `range`: from the row that was clicked before, as with Shift. */
    toggle: (id: string, wanted: boolean, range = false) => {
      set(range ? rangeOf(last ?? id, id) : [id], wanted);
      setLast(id);
    },
    /** Selects a row and the next that the focus moves to. */
    extend: (from: string, to: string) => {
      set(rangeOf(from, to), true);
      setLast(to);
    },
    toggleAll: (wanted: boolean) => set(shown, wanted),
    clear: () => setChosen(new Set()),
  };
}
/**
 * What `useSelection` returns.
 *
 * @example
 * const count = ({ selected }: Selection) => selected.length;
 */
export type Selection = ReturnType<typeof useSelection>;
