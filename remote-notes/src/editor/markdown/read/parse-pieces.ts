import { parserCtx } from '@milkdown/kit/core';
import type { Ctx } from '@milkdown/kit/ctx';
import type { Node } from '@milkdown/kit/prose/model';
import { nodesOf, type Tree } from '../tree.ts';
import { rememberTree, treeOf } from './read-blocks.ts';

/** Code and HTML may go on in the next piece; HTML is in a paragraph here. */
const mayGoOn = ({ type, children = [] }: Tree): boolean =>
  type === 'code' || type === 'html' || (type === 'paragraph' && children.some(mayGoOn));

function move(tree: Tree, by: number): void {
  // Some nodes share their position.
  const moved = new Set<object>();
  for (const { position } of nodesOf(tree))
    for (const point of position ? [position.start, position.end] : []) {
      if (moved.has(point) || point.offset === undefined) continue;
      moved.add(point);
      point.offset += by;
    }
}

/** Reads a text piece by piece, which may be in several tasks. The result is that of the whole text. */
export function* parsePieces(
  ctx: Ctx,
  text: string,
  cuts: readonly number[],
): Generator<undefined, Node | null> {
  const parse = ctx.get(parserCtx);
  const blocks: Node[] = [];
  const trees: Tree[] = [];
  let doc: Node | null = null;
  let start = 0;
  let least = 0;
  for (const cut of cuts) {
    if (cut < least && cut < text.length) continue;
    yield;
    const piece = text.slice(start, cut);
    const read = parse(piece);
    const tree = treeOf(ctx, piece);
    const last = tree.children?.at(-1);
    if (cut < text.length && last && mayGoOn(last)) {
      // Twice as long at least, so that long code is not read again and again.
      least = start + 2 * piece.length;
      continue;
    }
    if (last) {
      move(tree, start);
      trees.push(...(tree.children ?? []));
      blocks.push(...read.children);
    }
    doc = read;
    start = cut;
  }
  if (!doc || blocks.length === 0) return null;
  rememberTree(ctx, text, { type: 'root', children: trees });
  return doc.type.create(doc.attrs, blocks);
}
