import type { Node } from '@milkdown/kit/prose/model';
import type { SourceRange } from '../tree.ts';
import { childrenOf, isWritten } from '../write/written-blocks.ts';

/** Blocks as they were before the user changed them, with their Markdown source. */
export interface OriginalBlocks {
  blocks: readonly Node[];
  source: string;
  /** Ranges of the list items in `source`, if the block is a list. */
  items: readonly SourceRange[];
}

interface SourceMapOptions {
  content: string;
  /** The top-level blocks of the document, in the order of `places`. */
  blocks: readonly Node[];
  places: readonly SourceRange[];
  /** Source ranges of the blocks inside a block. */
  inner: (index: number) => readonly SourceRange[];
  lineEnd: string;
  /** Writes changed blocks as Markdown, without blank lines around it. */
  rewrite: (blocks: readonly Node[], previous: OriginalBlocks | null) => string;
  /** Whether two blocks have the same meaning with this gap between them as with a blank line. */
  readsApart: (above: string, gap: string, below: string) => boolean;
  /** Whether both texts have the same meaning; false for texts that are too long to compare. */
  readsSame: (one: string, other: string) => boolean;
}

const isBlank = (text: string) => text.trim() === '';
const BLANK_LINE = String.raw`[\t ]*(?:\r\n?|\n)[\t ]*(?:\r\n?|\n)`;
const STARTS_BLANK = new RegExp(`^${BLANK_LINE}`);
const ENDS_BLANK = new RegExp(`${BLANK_LINE}[\\t ]*$`);
/** Code without a closing fence, which ends with the text. */
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
 * Writes an edited document as Markdown. Unchanged blocks keep their source, character for character, with everything
 * between them (blank lines, link definitions); changed blocks are rewritten close to their source. The time depends
 * on the number of blocks, not on their length.
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
  // A block that was changed and changed back is a new object with the same content.
  const byText = new Map<string, number[]>();
  for (const [index, { textContent }] of blocks.entries()) {
    byText.set(textContent, [...(byText.get(textContent) ?? []), index]);
  }
  const startOf = (index: number) => places[index]?.[0] ?? content.length;
  const endOf = (index: number) => places[index]?.[1] ?? 0;
  /** The source between a block and the one before it; after the last block, the rest of the text. */
  const gapBefore = (index: number) => content.slice(endOf(index - 1), startOf(index));

  const originOf = (block: Node): number | undefined => {
    const present = known.get(block);
    if (present !== undefined) return present;
    const same = byText.get(block.textContent)?.find((index) => blocks[index]?.eq(block));
    if (same !== undefined) known.set(block, same);
    return same;
  };

  /** Indexes of the source blocks; undefined for blocks that have to be rewritten. */
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
      // After another list or footnote than before, an indented block could become part of it …
      if (isIndented(text) && takesIndented(before) && !stood(before, origin - 1)) origins[at] = undefined;
      // … and two adjacent lists could become one.
      const besideList = isList(block) && (isList(before) || isList(after));
      if (besideList && !(stood(before, origin - 1) && stood(after, origin + 1))) origins[at] = undefined;
    }
    return origins;
  };

  return (doc: Node): string => {
    // Empty paragraphs would separate their neighbors, and have no Markdown of their own.
    const now = childrenOf(doc).filter((block) => originOf(block) !== undefined || isWritten(block));
    const origins = originsOf(now);
    const used = new Set<number>();
    const take = (index: number) => {
      used.add(index);
      return gapBefore(index);
    };
    /** Link definitions beside changed blocks, each once. */
    const definitions = (indices: readonly number[]) =>
      indices
        .filter((index) => !used.has(index) && !isBlank(gapBefore(index)))
        .map((index) => {
          used.add(index);
          return gapBefore(index).trim();
        });
    let markdown = '';
    /** The source blocks that changed blocks replace. */
    const formerOf = (last: number, next: number, before: Node | undefined): OriginalBlocks | null => {
      const range = Array.from({ length: Math.max(0, next - last - 1) }, (_, index) => last + 1 + index);
      if (range.length === 0 || range.slice(1).some((index) => !isBlank(gapBefore(index)))) return null;
      const source = content.slice(startOf(last + 1), endOf(next - 1));
      // After another list than before, an indented block could become part of it.
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

    /** Whether the gap between two blocks can stay although one of them changed. */
    const staysBetween = (above: string, gap: string, below: string) => {
      const isSeparate = (above === '' || STARTS_BLANK.test(gap)) && (below === '' || ENDS_BLANK.test(gap));
      return isSeparate || readsApart(above, gap, below);
    };
    /** Markdown of the previous block. */
    let above = '';
    let last: number | undefined = -1;
    /** The block before which the source's gap can stay, although the block before it changed. */
    let keptGapBefore: number | undefined;
    for (let at = 0; at < now.length; at += 1) {
      const origin = origins[at];
      if (origin !== undefined) {
        markdown += origin === keptGapBefore ? take(origin) : between(last, origin);
        keptGapBefore = undefined;
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
      if (previous && !isEnd && staysBetween(above, gapBefore(next), below)) keptGapBefore = next;
      last = undefined;
    }
    const end = blocks.length;
    if (last === end - 1) markdown += between(last, end);
    if (keptGapBefore === end) markdown += take(end);
    const rest = definitions(Array.from({ length: end + 1 }, (_, index) => index));
    if ((last === end - 1 || keptGapBefore === end) && rest.length === 0) return markdown;
    const all = [markdown.trimEnd(), ...rest].filter((part) => part !== '').join(lineEnd.repeat(2));
    return all + (all === '' ? '' : (/\s*$/.exec(content)?.[0] ?? ''));
  };
}
