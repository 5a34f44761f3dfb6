/** Milliseconds without a further move after which a series of them is over. */
const QUIET = 600;

interface Move {
  id: string;
  title: string;
  done: Promise<unknown>;
  back: () => Promise<unknown>;
}

/**
 * Offers to undo a move once the service has done it. A series of moves of one item by keyboard is one
 * move, and its way back leads to where the series began.
 */
export function createMoveToasts(offer: (title: string, undo: () => Promise<unknown>) => void) {
  let series: { first: Move; last: Move; timer: ReturnType<typeof setTimeout> } | undefined;
  const offerWhenDone = (first: Move, last: Move) => {
    last.done.then(
      () => offer(first.title, first.back),
      () => {},
    );
  };
  const finish = () => {
    if (!series) return;
    clearTimeout(series.timer);
    offerWhenDone(series.first, series.last);
    series = undefined;
  };
  return {
    add: (move: Move, { successive }: { successive: boolean } = { successive: false }) => {
      const first = successive && series?.first.id === move.id ? series.first : move;
      if (first === move) finish();
      if (!successive) return offerWhenDone(move, move);
      if (series) clearTimeout(series.timer);
      series = { first, last: move, timer: setTimeout(finish, QUIET) };
    },
  };
}
