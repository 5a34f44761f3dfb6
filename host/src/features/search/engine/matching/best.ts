interface Scored {
  index: number;
  score: number;
}

/** Keeps the best of many: lowest score first, then the order of the list. */
export function createBest(limit: number) {
  const kept: Scored[] = [];
  const isBefore = (a: Scored, b: Scored) => a.score < b.score || (a.score === b.score && a.index < b.index);
  return {
    /** Would something this good be kept? */
    wants: (index: number, score: number): boolean => {
      const last = kept[limit - 1];
      return limit > 0 && (!last || isBefore({ index, score }, last));
    },
    add: (index: number, score: number): void => {
      const added = { index, score };
      let low = 0;
      let high = kept.length;
      while (low < high) {
        const middle = (low + high) >> 1;
        const other = kept[middle];
        if (other && isBefore(other, added)) low = middle + 1;
        else high = middle;
      }
      kept.splice(low, 0, added);
      if (kept.length > limit) kept.pop();
    },
    /** Nothing worse than this is kept. */
    worst: (): number => (kept.length < limit ? Number.POSITIVE_INFINITY : (kept[limit - 1]?.score ?? 0)),
    indices: (): number[] => kept.map(({ index }) => index),
  };
}
