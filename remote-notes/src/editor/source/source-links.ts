import { syntaxTree } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { OnLinkClick } from '../links/link-click.ts';

const LINKS = new Set(['Link', 'Autolink', 'URL']);

/** The link around a place in the source, from its first bracket to its last. */
export function linkNodeAt(state: EditorState, place: number) {
  const inner = syntaxTree(state).resolveInner(place);
  for (let node: typeof inner | null = inner; node; node = node.parent)
    if (node.name === 'Link' || (LINKS.has(node.name) && node.parent?.name !== 'Link')) return node;
  return null;
}

/** Asks for the address of a link that is clicked; without one that is followed, a click is a click. */
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
