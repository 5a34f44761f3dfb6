import { EditorView } from '@codemirror/view';
import { anchorTextOf, findAnchor, type ScrollAnchor } from '../../model/note/scroll-anchors.ts';
import { scrollRoom } from '../base/scroll-room.ts';

/** Puts the cursor into the line of an anchor, and scrolls that line to where it was on the screen. */
export function scrollSourceToAnchors(view: EditorView, places: readonly ScrollAnchor[]): void {
  const lines = [...view.state.doc.iterLines()].map(anchorTextOf);
  const found = findAnchor(lines, places);
  view.focus();
  if (!found) return;
  const anchor = view.state.doc.line(found.index + 1).from;
  const yMargin = Math.max(0, found.top - scrollRoom.top);
  view.dispatch({
    selection: { anchor },
    effects: EditorView.scrollIntoView(anchor, { y: 'start', yMargin }),
  });
}
