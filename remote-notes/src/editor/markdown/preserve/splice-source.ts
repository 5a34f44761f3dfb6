import type { Node } from '@milkdown/kit/prose/model';
import { diffIndices } from 'node-diff3';
import { commonPrefixAndSuffix } from '../../../model/diff/tokenize.ts';
import type { Tree } from '../tree.ts';
import { childrenOf } from '../write/written-blocks.ts';
import { charactersOf, linesOf, OBJECT, type SourceCharacter } from './source-characters.ts';

/** Longer differences within one line are not compared. */
const MOST = 2000;

interface Line {
  was: Node;
  now: Node;
}

const isEmptyCell = (node: Node) => node.type.name === 'table_cell' && node.firstChild?.content.size === 0;
/** Editing adds empty cells to short rows of a table. */
const insideOf = (node: Node): Node[] => {
  const blocks = childrenOf(node);
  return blocks.slice(0, blocks.findLastIndex((block) => !isEmptyCell(block)) + 1);
};

/** The textblocks of both lists in pairs; null when anything but their text differs. */
function pairLines(was: readonly Node[], now: readonly Node[]): Line[] | null {
  if (was.length !== now.length) return null;
  const lines: Line[] = [];
  for (const [at, before] of was.entries()) {
    const after = now[at];
    if (!after?.sameMarkup(before)) return null;
    const inside = before.isTextblock
      ? [{ was: before, now: after }]
      : pairLines(insideOf(before), insideOf(after));
    if (!inside) return null;
    lines.push(...inside);
  }
  return lines;
}

interface Token {
  key: string;
  text: string;
  at: number;
  marks: string[];
}

const MARK_TYPES: Record<string, string> = { strike_through: 'delete' };

function tokensOf(line: Node): Token[] {
  const tokens: Token[] = [];
  line.forEach((node, offset) => {
    const marks = node.marks.map(({ type }) => MARK_TYPES[type.name] ?? type.name);
    const marked = node.marks.map(({ type, attrs }) => [type.name, attrs.href ?? '']);
    const add = (text: string, at: number, what: unknown) =>
      tokens.push({ key: JSON.stringify([what, marked]), text, at, marks });
    if (!node.isText)
      add(node.type.name === 'hardbreak' ? '\n' : OBJECT, offset, [node.type.name, node.attrs]);
    for (const { 0: word, index } of node.text?.matchAll(/[\p{L}\p{N}]+|./gsu) ?? [])
      add(word, offset + index, word);
  });
  return tokens;
}

/** The differing ranges of two lists of tokens, as pairs of `[first, count]`. */
function hunksOf(was: readonly Token[], now: readonly Token[]) {
  const keys = [was, now].map((tokens) => tokens.map(({ key }) => key));
  const { start, end } = commonPrefixAndSuffix(keys);
  const [before, after] = keys.map((side) => side.slice(start, side.length - end));
  if (!before || !after || Math.max(before.length, after.length) > MOST) return null;
  return diffIndices(before, after).map(({ buffer1, buffer2 }) => ({
    was: [buffer1[0] + start, buffer1[1]] as const,
    is: [buffer2[0] + start, buffer2[1]] as const,
  }));
}

const MARKS = new Set(['emphasis', 'strong', 'delete', 'link', 'linkReference', 'inlineCode']);
const nameOf = ({ type }: Tree) => (type === 'linkReference' ? 'link' : type);
const isWithin = (letter: SourceCharacter, marks: readonly string[]) => {
  const names = letter.within.filter(({ type }) => MARKS.has(type)).map(nameOf);
  return names.length === marks.length && names.every((name) => marks.includes(name));
};

/** Where text with these marks is inserted into the source, between two characters. */
function placeBetween(
  left: SourceCharacter | undefined,
  right: SourceCharacter | undefined,
  marks: readonly string[],
) {
  if (left && isWithin(left, marks)) return left.to;
  if (right && isWithin(right, marks)) return right.from;
  const ended = left?.within.find((node) => !marks.includes(nameOf(node)));
  if (left) return ended?.position?.end.offset ?? left.to;
  const begun = right?.within.find((node) => !marks.includes(nameOf(node)));
  return begun?.position?.start.offset ?? right?.from;
}

/** The indentation of a line of code in the source. */
function indentAt(characters: readonly SourceCharacter[], at: number, source: string): string {
  const first = characters[characters.slice(0, at).findLastIndex(({ text }) => text === '\n') + 1];
  if (!first) return '';
  return source.slice(source.lastIndexOf('\n', first.from - 1) + 1, first.from);
}

/** The indentation of a second block in the list item or quote that holds this block. */
function indentOf(block: Tree, source: string): string {
  const start = block.position?.start.offset ?? 0;
  return source.slice(source.lastIndexOf('\n', start - 1) + 1, start).replace(/[^\s>]/g, ' ');
}

const isLineEnd = (token: Token | undefined) => !token || token.text === '\n';

interface Splice {
  from: number;
  to: number;
  text: string;
}

function spliceLine({ was, now }: Line, sourceLine: Tree, source: string): Splice[] | null {
  const characters = charactersOf(sourceLine, source);
  const [before, after] = [tokensOf(was), tokensOf(now)];
  if (!characters || characters.map(({ text }) => text).join('') !== before.map(({ text }) => text).join(''))
    return null;
  const isCode = was.type.name === 'code_block';
  const splices = hunksOf(before, after)?.map(({ was: [first, count], is: [start, many] }) => {
    const added = after.slice(start, start + many);
    const marks = added[0]?.marks ?? [];
    const isPlain = added.every(({ text, marks: { length } }) => text !== OBJECT && length === marks.length);
    const at = before[first]?.at ?? characters.length;
    const end = before[first + count]?.at ?? characters.length;
    const [from, last] = [characters[at], characters[end - 1]];
    const text = added.map((token) => token.text).join('');
    if (!isPlain || (!isCode && text.includes('\n'))) return null;
    if (isCode) {
      const lines = text.replaceAll('\n', `\n${indentAt(characters, at, source)}`);
      const place = characters[at - 1]?.to ?? from?.from;
      if (place === undefined) return null;
      return end > at
        ? { from: from?.from ?? place, to: last?.to ?? place, text: lines }
        : { from: place, to: place, text: lines };
    }
    // Space at the ends of a line has no meaning.
    const [ahead, behind] = [after[start - 1], after[start + many]];
    const begun = isLineEnd(ahead) ? text.trimStart() : text;
    const trimmed = isLineEnd(behind) ? begun.trimEnd() : begun;
    if (end > at) return from && last ? { from: from.from, to: last.to, text: trimmed } : null;
    if (sourceLine.type === 'html') {
      // Text right beside a block of HTML would become a part of it.
      const indent = indentOf(sourceLine, source);
      const gap = `\n${indent.trimEnd()}\n${indent}`;
      const html = characters[0];
      if (!html || characters.length !== 1) return null;
      return at === 0
        ? { from: html.from, to: html.from, text: trimmed.trimEnd() + gap }
        : { from: html.to, to: html.to, text: gap + trimmed.trimStart() };
    }
    const place = placeBetween(characters[at - 1], from, marks);
    return place === undefined ? null : { from: place, to: place, text: trimmed };
  });
  return splices?.every((splice) => splice !== null) ? splices : null;
}

/**
 * Splices a change of words into the source; null when more than words changed. The caller has to check the meaning.
 */
export function spliceSource(
  was: readonly Node[],
  now: readonly Node[],
  { text: source, tree, lineEnd }: { text: string; tree: Tree; lineEnd: string },
): string | null {
  const lines = pairLines(was, now)?.filter((line) => line.was.content.size + line.now.content.size > 0);
  const places = [...linesOf(tree)].filter(({ position }) => (position?.start.offset ?? 0) < source.length);
  if (lines?.length !== places.length) return null;
  const splices: Splice[] = [];
  for (const [at, line] of lines.entries()) {
    const sourceLine = places[at];
    if (line.was.eq(line.now)) continue;
    const found = sourceLine ? spliceLine(line, sourceLine, source) : null;
    if (!found) return null;
    splices.push(...found);
  }
  return splices.reduceRight(
    (text, splice) =>
      text.slice(0, splice.from) + splice.text.replaceAll('\n', lineEnd) + text.slice(splice.to),
    source,
  );
}
