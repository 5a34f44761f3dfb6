import { TextSelection } from '@milkdown/kit/prose/state';
import type { EditorView } from '@milkdown/kit/prose/view';
import type { Point } from '../../model/start/points.ts';

/** Puts cursor and focus to a point of the window, or selects up to another one; nothing scrolls. */
export function selectPlaces(view: EditorView, from: Point, to?: Point): void {
  const { doc, tr } = view.state;
  const placeOf = ({ x, y }: Point) => {
    const found = view.posAtCoords({ left: x, top: y });
    return found ? doc.resolve(found.pos) : null;
  };
  const start = placeOf(from);
  const end = to && placeOf(to);
  const cursor = start ? TextSelection.near(start) : TextSelection.atEnd(doc);
  view.dispatch(tr.setSelection(start && end ? TextSelection.between(start, end) : cursor));
  view.focus();
}
