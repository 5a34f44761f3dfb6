import { setBlockType } from '@milkdown/kit/prose/commands';
import type { Node, NodeType } from '@milkdown/kit/prose/model';
import type { Command, EditorState } from '@milkdown/kit/prose/state';
import { formattingOf } from '../formatting.ts';

/** The source of an inline node. */
export function codeOf({ type, attrs }: Node): string {
  switch (type.name) {
    case 'hardbreak':
      return '\n';
    case 'html':
      return String(attrs.value);
    case 'image':
      return `![${attrs.alt}](${attrs.src}${attrs.title ? ` "${attrs.title}"` : ''})`;
    case 'footnote_reference':
      return `[^${attrs.label}]`;
    default:
      return '';
  }
}

/** Positions of the selected textblocks that can become code. */
function blocksFor({ doc, selection }: EditorState, code: NodeType): number[] {
  const places = new Set<number>();
  for (const { $from, $to } of selection.ranges) {
    doc.nodesBetween($from.pos, $to.pos, (node, place) => {
      const $place = doc.resolve(place);
      const canBecomeCode = $place.parent.canReplaceWith($place.index(), $place.index() + 1, code);
      if (node.isTextblock && node.type !== code && canBecomeCode) places.add(place);
    });
  }
  return [...places];
}

/** Code contains only text, so inline nodes are replaced by their source. */
const makeCode: Command = (state, dispatch) => {
  const { tr, schema, doc } = state;
  const code = schema.nodes.code_block;
  const places = code ? blocksFor(state, code) : [];
  for (const place of places) {
    doc.nodeAt(place)?.forEach((node, offset) => {
      if (node.isText) return;
      const at = tr.mapping.map(place + 1 + offset);
      const text = codeOf(node);
      tr.replaceWith(at, at + node.nodeSize, text ? schema.text(text) : []);
    });
    const start = tr.mapping.map(place, -1) + 1;
    if (code) tr.setBlockType(start, start, code);
  }
  if (places.length > 0) dispatch?.(tr);
  return places.length > 0;
};

export const toggleCodeBlock: Command = (state, dispatch, view) => {
  const { paragraph } = state.schema.nodes;
  if (!formattingOf(state).has('code_block')) return makeCode(state, dispatch, view);
  return paragraph ? setBlockType(paragraph)(state, dispatch, view) : false;
};
