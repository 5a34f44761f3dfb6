import { syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { OnLinkClick } from '../links/link-click.ts';

const LINKS = new Set(['Link', 'Autolink', 'URL']);

/** The innermost link around a position, including its brackets. */
export function linkNodeAt(state: EditorState, place: number) {
  const inner = syntaxTree(state).resolveInner(place);
  for (let node: typeof inner | null = inner; node; node = node.parent)
    if (node.name === 'Link' || (LINKS.has(node.name) && node.parent?.name !== 'Link')) return node;
  return null;
}

/** Follows a clicked link; a click without a link does what it usually does. */
export const sourceLinks = (follow: OnLinkClick) =>
  EditorView.domEventHandlers({
    click: (event, view) => {
      const { main } = view.state.selection;
      if (event.button !== 0 || event.shiftKey || event.detail > 1 || !main.empty) return false;
      const link = linkNodeAt(view.state, main.head);
      const address = link?.name === 'URL' ? link : link?.getChild('URL');
      return address ? follow(view.state.sliceDoc(address.from, address.to)) : false;
    },
  });
