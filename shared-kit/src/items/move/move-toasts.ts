/** Milliseconds without a further move after which a series of them is over. */
const QUIET = 600;

export interface Move {
  id: string;
  title: string;
  /** Its parent before; null for the top level. */
  from: string | null;
  done: Promise<unknown>;
  back: () => Promise<unknown>;
}

/**
 * Offers to undo a move once the service has done it; a refusal has been shown already. A series of moves of one item by keyboard is one
 * move, and its way back leads to where the series began.
 *
 * @example
 * const moves = createMoveToasts(({ title, back }) => offerUndo(`Moved ${title}`, 'Undo', back));
 * const back = wayBack(client, item);
 * const done = writeItem(client, itemMutations.move(), { _id: item._id, parentId: null });
 * moves.add({ id: item._id, title: item.title, from: parentIdOf(item), done, back });
 */
export function createMoveToasts(offer: (first: Move) => void) {
  let series: { moves: Move[]; timer: ReturnType<typeof setTimeout> } | undefined;
  // A refused move is not there to be undone, but the others of its series are.
  const offerWhenDone = async (moves: Move[]) => {
    const results = await Promise.allSettled(moves.map(({ done }) => done));
    const [first] = moves;
    if (first && results.some(({ status }) => status === 'fulfilled')) offer(first);
  };
  const finish = () => {
    if (!series) return;
    clearTimeout(series.timer);
    void offerWhenDone(series.moves);
    series = undefined;
  };
  return {
    add: (move: Move, { successive }: { successive: boolean } = { successive: false }) => {
      const earlier = successive && series?.moves[0]?.id === move.id ? series.moves : [];
      if (earlier.length === 0) finish();
      if (!successive) return void offerWhenDone([move]);
      if (series) clearTimeout(series.timer);
      series = { moves: [...earlier, move], timer: setTimeout(finish, QUIET) };
    },
  };
}
