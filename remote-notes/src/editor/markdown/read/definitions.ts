import { remarkCtx } from '@milkdown/kit/core';
import type { Ctx } from '@milkdown/kit/ctx';
import { nodesOf, type Tree } from '../tree.ts';
import { readPieces } from './split-text.ts';

/** A definition of a link or the stub of a footnote, by which Markdown reads references in other pieces. */
interface Definition {
  label: string;
  source: string;
  /** Where it stands in the whole text. */
  at: number;
}

/** Labels are compared without regard to case and space; a quote has marks at the start of its lines. */
const fold = (text: string): string =>
  text
    .toLowerCase()
    .toUpperCase()
    .replace(/[\s>]+/g, ' ');

function definitionOf({ type, identifier = '', position }: Tree, text: string): Omit<Definition, 'at'> {
  const source = text.slice(position?.start.offset, position?.end.offset);
  return type === 'definition'
    ? { label: fold(identifier), source }
    : { label: fold(`^${identifier}`), source: `${source.slice(0, source.indexOf(']:'))}]: x` };
}

const isDefinition = ({ type }: Tree): boolean => type === 'definition' || type === 'footnoteDefinition';

/**
 * The definitions of a text, the first of each label, which counts. Null when one cannot be moved, because it goes on
 * in another line of a quote or a list.
 */
export function* findDefinitions(
  ctx: Ctx,
  text: string,
  cuts: readonly number[],
): Generator<undefined, Definition[] | null> {
  const found = new Map<string, Definition>();
  let canMove = true;
  if (!text.includes(']:')) return [];
  yield* readPieces(text, cuts, (piece, start) => {
    const tree: Tree = ctx.get(remarkCtx).parse(piece);
    const keep = () => {
      for (const node of nodesOf(tree)) {
        if (!isDefinition(node)) continue;
        const { label, source } = definitionOf(node, piece);
        if (source.includes('\n') && !tree.children?.includes(node)) canMove = false;
        const at = start + (node.position?.start.offset ?? 0);
        if (!found.has(label)) found.set(label, { label, source, at });
      }
    };
    return { last: tree.children?.at(-1), keep };
  });
  return canMove ? [...found.values()] : null;
}

/** The definitions from other pieces that a piece may refer to, as Markdown. */
export function neededIn(piece: string, start: number, definitions: readonly Definition[]): string {
  if (definitions.length === 0) return '';
  const folded = fold(piece);
  return definitions
    .filter(
      ({ at, label }) => (at < start || at >= start + piece.length) && folded.includes(`[${label.trim()}`),
    )
    .map(({ source }) => source)
    .join('\n\n');
}
