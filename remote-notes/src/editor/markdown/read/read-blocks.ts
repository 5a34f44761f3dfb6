import { remarkCtx } from '@milkdown/kit/core';
import type { Ctx } from '@milkdown/kit/ctx';
import { $remark } from '@milkdown/kit/utils';
import { nodesOf, type SourceRange, type Tree } from '../tree.ts';

/** A top-level block: its source range and its meaning, however it is written. */
export interface SourceBlock {
  place: SourceRange;
  /** Source ranges of its own blocks, as the items of a list. */
  inner: () => SourceRange[];
  meaning: () => string;
}

// Properties with a meaning; the others are style, or follow from these.
const SAYS = ['type', 'value', 'depth', 'url', 'title', 'alt', 'lang', 'meta', 'ordered', 'start', 'spread'];
const SAYS_BY_TYPE: Record<string, string[]> = {
  listItem: ['checked'],
  table: ['align'],
  footnoteReference: ['identifier'],
  footnoteDefinition: ['identifier'],
};

/** Columns without alignment are aligned left. */
const plain = (value: unknown): unknown =>
  Array.isArray(value) ? value.map((each) => each ?? 'left') : (value ?? '');

const factsOf = (node: Tree) =>
  [...SAYS, ...(SAYS_BY_TYPE[node.type] ?? [])].map((key) => plain(Reflect.get(node, key)));

const MARKS = new Set(['emphasis', 'strong', 'delete', 'link']);

/** Text with its marks, in any order: a bold link equals a link in bold. */
function* runs(nodes: readonly Tree[], marks: readonly string[]): Generator<[marks: string, leaf: Tree]> {
  for (const node of nodes) {
    const inside = MARKS.has(node.type) ? [...new Set([...marks, JSON.stringify(factsOf(node))])] : marks;
    if (inside !== marks && node.children?.length) yield* runs(node.children, inside);
    else yield [inside.toSorted().join(), node];
  }
}

function meaningOfChildren(children: readonly Tree[]): unknown[] {
  const meaning: { marks: string; leaf: unknown[] }[] = [];
  for (const [marks, node] of runs(children, [])) {
    const last = meaning.at(-1);
    // Adjacent texts are one.
    if (node.type === 'text' && last?.marks === marks && last.leaf[0] === 'text') {
      last.leaf[1] = `${last.leaf[1]}${node.value}`;
    } else meaning.push({ marks, leaf: node.type === 'text' ? ['text', node.value] : meaningOf(node) });
  }
  return meaning;
}

/** Empty cells at the end of a row are optional. */
const cellsOf = (cells: readonly Tree[]) =>
  cells.slice(0, cells.findLastIndex(({ children }) => children?.length) + 1);

const meaningOf = (node: Tree): unknown[] => [
  ...factsOf(node),
  node.children && meaningOfChildren(node.type === 'tableRow' ? cellsOf(node.children) : node.children),
];

/** Where a node stands in its text. */
export const placeOf = ({ position, children = [] }: Tree): SourceRange => {
  const [first, last] = [children[0], children.at(-1)];
  const start = position?.start.offset ?? (first ? placeOf(first)[0] : 0);
  const end = position?.end.offset ?? (last ? placeOf(last)[1] : start);
  return [start, end];
};

/** A block includes the indentation of its first line. */
const withIndent = ([start, end]: SourceRange, markdown: string): SourceRange => {
  let first = start;
  while (/[ \t]/.test(markdown[first - 1] ?? '')) first -= 1;
  return [first === 0 || /[\r\n]/.test(markdown[first - 1] ?? '') ? first : start, end];
};

const lastRead = new WeakMap<object, { text: string; tree: Tree }>();

/** Remembers the last parsed text, so that a long note is parsed once. Must be the last remark plugin. */
export const cacheTree = $remark(
  'cacheTree',
  (ctx) => () => (tree: Tree, file: { toString: () => string }) => {
    lastRead.set(ctx, { text: String(file), tree });
  },
);

export const rememberTree = (ctx: Ctx, text: string, tree: Tree): void =>
  void lastRead.set(ctx, { text, tree });

export function treeOf(ctx: Ctx, markdown: string): Tree {
  const known = lastRead.get(ctx);
  if (known?.text === markdown) return known.tree;
  const remark = ctx.get(remarkCtx);
  return remark.runSync(remark.parse(markdown), markdown);
}

/** The top-level blocks of a text, as the editor's parser reads them. */
export const readBlocks = (ctx: Ctx, markdown: string): SourceBlock[] =>
  (treeOf(ctx, markdown).children ?? []).map((node) => ({
    place: withIndent(placeOf(node), markdown),
    inner: () => (node.children ?? []).map((child) => withIndent(placeOf(child), markdown)),
    meaning: () => JSON.stringify(meaningOf(node)),
  }));

const isDefinition = ({ type }: Tree): boolean => type === 'definition';

/** Whether a block contains a definition, which rewriting the block would lose. */
export function hasInnerDefinition(ctx: Ctx, markdown: string, places: readonly SourceRange[]): boolean {
  const remark = ctx.get(remarkCtx);
  // The editor's tree has resolved links instead of definitions.
  return places
    .map((place) => markdown.slice(...place))
    .some((block) => block.includes(']:') && [...nodesOf(remark.parse(block))].some(isDefinition));
}
