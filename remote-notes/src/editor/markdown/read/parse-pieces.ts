import { parserCtx } from '@milkdown/kit/core';
import type { Ctx } from '@milkdown/kit/ctx';
import type { Node } from '@milkdown/kit/prose/model';
import { nodesOf, type Tree } from '../tree.ts';
import { findDefinitions, neededIn } from './definitions.ts';
import { placeOf, rememberTree, treeOf } from './read-blocks.ts';
import { readPieces } from './split-text.ts';

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

const GAP = '\n\n';

/**
 * Reads a text piece by piece, which may be in several tasks. The result is that of the whole text; null when the
 * parts of the text depend on each other.
 */
export function* parsePieces(
  ctx: Ctx,
  text: string,
  cuts: readonly number[],
): Generator<undefined, Node | null> {
  const definitions = yield* findDefinitions(ctx, text, cuts);
  if (!definitions) return null;
  const parse = ctx.get(parserCtx);
  const blocks: Node[] = [];
  const trees: Tree[] = [];
  const docs: Node[] = [];
  yield* readPieces(text, cuts, (piece, start) => {
    const needed = neededIn(piece, start, definitions);
    // Only the first piece may begin with something that would belong to a footnote before it.
    const ahead = needed && start > 0 ? needed + GAP : '';
    const whole = ahead + piece + (needed && start === 0 ? GAP + needed : '');
    const read = parse(whole);
    const tree = treeOf(ctx, whole);
    const children = tree.children ?? [];
    const startOf = (block: Tree) => placeOf(block)[0];
    const isOwn = (block: Tree) =>
      startOf(block) >= ahead.length && startOf(block) < ahead.length + piece.length;
    const own = children.filter(isOwn);
    const first = children.findIndex(isOwn);
    const keep = () => {
      docs.push(read);
      move({ type: 'root', children: own }, start - ahead.length);
      trees.push(...own);
      if (own.length > 0) blocks.push(...read.children.slice(first, first + own.length));
    };
    return { last: own.at(-1), keep };
  });
  const [doc] = docs;
  if (!doc || blocks.length === 0) return null;
  rememberTree(ctx, text, { type: 'root', children: trees });
  return doc.type.create(doc.attrs, blocks);
}
