import type { Node } from '@milkdown/kit/prose/model';
import type { SourceRange } from '../source-range.ts';
import { childrenOf, isWritten } from '../write/written-blocks.ts';
import type { OriginalBlocks } from './original-blocks.ts';

interface SourceMapOptions {
  content: string;
  /** The blocks of the top level as the editor has them, in the order of `places`. */
  blocks: readonly Node[];
  places: readonly SourceRange[];
  /** Where the blocks inside of one stand. */
  inner: (index: number) => readonly SourceRange[];
  lineEnd: string;
  /** Writes blocks that a person changed, as Markdown without blank lines around it. */
  rewrite: (blocks: readonly Node[], previous: OriginalBlocks | null) => string;
  /** Whether blocks read the same with this between them as with a blank line. */
  readsApart: (above: string, gap: string, below: string) => boolean;
  /** Whether both texts have the same blocks with the same text; false for texts too long to compare. */
  readsSame: (one: string, other: string) => boolean;
}

const isBlank = (text: string) => text.trim() === '';
const BLANK_LINE = String.raw`[\t ]*(?:\r\n?|\n)[\t ]*(?:\r\n?|\n)`;
const STARTS_BLANK = new RegExp(`^${BLANK_LINE}`);
const ENDS_BLANK = new RegExp(`${BLANK_LINE}[\\t ]*$`);
/** Code that ends with the text, as no line closes it. */
function isOpenCode(source: string): boolean {
  const [, fence] = /^ {0,3}(`{3,}|~{3,})/.exec(source) ?? [];
  if (!fence) return false;
  const [last = '', ...more] = source
    .trimEnd()
    .split(/\r\n?|\n/)
    .reverse();
  const isClosing =
    last.trim().startsWith(fence) && last.trim() === fence.charAt(0).repeat(last.trim().length);
  return more.length === 0 || /^ {4}|\t/.test(last) || !isClosing;
}
const isIndented = (source: string) => /^[ \t]/.test(source);
const isList = (node: Node | undefined) => node?.type.name.endsWith('_list') ?? false;
const takesIndented = (node: Node | undefined) => isList(node) || node?.type.name === 'footnote_definition';

/**
 * Turns an edited document back into Markdown. What a person has not touched is written as it stood in the
 * source, character for character, with whatever lay between (blank lines, link definitions); only changed
 * blocks are written anew, as near to their source as can be. Its time depends on the number of blocks, not on their length.
 */
export function createSourceMap({
  content,
  blocks,
  places,
  inner,
  lineEnd,
  rewrite,
  readsApart,
  readsSame,
}: SourceMapOptions) {
  const known = new WeakMap<Node, number>(blocks.map((block, index) => [block, index]));
  // A block that was changed and changed back is another object with the same contents.
  const byText = new Map<string, number[]>();
  for (const [index, { textContent }] of blocks.entries()) {
    byText.set(textContent, [...(byText.get(textContent) ?? []), index]);
  }
  const startOf = (index: number) => places[index]?.[0] ?? content.length;
  const endOf = (index: number) => places[index]?.[1] ?? 0;
  /** What lies before a block, since the one before it; for one past the last, what lies behind all. */
  const gapBefore = (index: number) => content.slice(endOf(index - 1), startOf(index));

  const originOf = (block: Node): number | undefined => {
    const present = known.get(block);
    if (present !== undefined) return present;
    const same = byText.get(block.textContent)?.find((index) => blocks[index]?.eq(block));
    if (same !== undefined) known.set(block, same);
    return same;
  };

  /** The origins of a document's blocks; undefined for those that have to be written anew. */
  const originsOf = (now: readonly Node[]) => {
    const origins = now.map(originOf);
    for (const [at, block] of now.entries()) {
      const origin = origins[at];
      if (origin === undefined) continue;
      const [before, after] = [now[at - 1], now[at + 1]];
      const stood = (other: Node | undefined, index: number) => !other || originOf(other) === index;
      const text = content.slice(startOf(origin), endOf(origin));
      if (at < now.length - 1 && block.type.name === 'code_block' && isOpenCode(text))
        origins[at] = undefined;
      // Behind another list or footnote than before, an indented block could become a part of it …
      if (isIndented(text) && takesIndented(before) && !stood(before, origin - 1)) origins[at] = undefined;
      // … and two lists side by side one.
      const besideList = isList(block) && (isList(before) || isList(after));
      if (besideList && !(stood(before, origin - 1) && stood(after, origin + 1))) origins[at] = undefined;
    }
    return origins;
  };

  return (doc: Node): string => {
    // Paragraphs without words would part what stands beside them, and change nothing else.
    const now = childrenOf(doc).filter((block) => originOf(block) !== undefined || isWritten(block));
    const origins = originsOf(now);
    const used = new Set<number>();
    const take = (index: number) => {
      used.add(index);
      return gapBefore(index);
    };
    /** Link definitions that stand where blocks were changed, each once. */
    const definitions = (indices: readonly number[]) =>
      indices
        .filter((index) => !used.has(index) && !isBlank(gapBefore(index)))
        .map((index) => {
          used.add(index);
          return gapBefore(index).trim();
        });
    let markdown = '';
    /** What the blocks were that stand in the place of these. */
    const formerOf = (last: number, next: number, before: Node | undefined): OriginalBlocks | null => {
      const range = Array.from({ length: Math.max(0, next - last - 1) }, (_, index) => last + 1 + index);
      if (range.length === 0 || range.slice(1).some((index) => !isBlank(gapBefore(index)))) return null;
      const source = content.slice(startOf(last + 1), endOf(next - 1));
      // After another list than before, an indented block could become a part of it.
      if (isIndented(source) && takesIndented(before) && before && originOf(before) !== last) return null;
      const start = startOf(last + 1);
      const items =
        range.length === 1 ? inner(last + 1).map(([a, b]) => [a - start, b - start] as const) : [];
      return { blocks: blocks.slice(last + 1, next), source, items };
    };
    const between = (last: number | undefined, next: number | undefined): string => {
      if (next !== undefined && last === next - 1) return take(next);
      const beside = [last === undefined ? [] : [last + 1], next ?? []].flat();
      return [...(markdown === '' ? [] : ['']), ...definitions(beside), ''].join(lineEnd.repeat(2));
    };

    /** Whether what lay between two blocks can stay there, although one of them was changed. */
    const staysBetween = (above: string, gap: string, below: string) => {
      const isParted = (above === '' || STARTS_BLANK.test(gap)) && (below === '' || ENDS_BLANK.test(gap));
      return isParted || readsApart(above, gap, below);
    };
    /** The block that was written last. */
    let above = '';
    let last: number | undefined = -1;
    /** The block before which the gap can stay that is there, although the block before it was changed. */
    let behindChange: number | undefined;
    for (let at = 0; at < now.length; at += 1) {
      const origin = origins[at];
      if (origin !== undefined) {
        markdown += origin === behindChange ? take(origin) : between(last, origin);
        behindChange = undefined;
        last = origin;
        above = content.slice(startOf(origin), endOf(origin));
        markdown += above;
        continue;
      }
      const first = at;
      while (at + 1 < now.length && origins[at + 1] === undefined) at += 1;
      const next = origins[at + 1] ?? blocks.length;
      const before = last ?? -1;
      const changed = now.slice(first, at + 1);
      let previous = formerOf(before, next, now[first - 1]);
      let written = rewrite(changed, previous);
      if (previous && isIndented(written) && takesIndented(now[first - 1])) {
        const plain = rewrite(changed, null);
        const lead = above + gapBefore(before + 1);
        if (!readsSame(lead + written, lead + plain)) [previous, written] = [null, plain];
      }
      const isKept = previous && staysBetween(above, gapBefore(before + 1), written);
      markdown += isKept ? take(before + 1) : between(last, undefined);
      markdown += written;
      above = written;
      const below = content.slice(startOf(next), endOf(next));
      const isEnd = next === blocks.length && isBlank(gapBefore(next));
      if (previous && !isEnd && staysBetween(above, gapBefore(next), below)) behindChange = next;
      last = undefined;
    }
    const end = blocks.length;
    if (last === end - 1) markdown += between(last, end);
    if (behindChange === end) markdown += take(end);
    const rest = definitions(Array.from({ length: end + 1 }, (_, index) => index));
    if ((last === end - 1 || behindChange === end) && rest.length === 0) return markdown;
    const all = [markdown.trimEnd(), ...rest].filter((part) => part !== '').join(lineEnd.repeat(2));
    return all + (all === '' ? '' : (/\s*$/.exec(content)?.[0] ?? ''));
  };
}
