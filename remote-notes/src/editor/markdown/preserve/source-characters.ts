import type { Tree } from '../tree.ts';

/** A character of a text, or an object such as an image: its source range, and the marks around it. */
export interface SourceCharacter {
  text: string;
  from: number;
  to: number;
  within: readonly Tree[];
}

/** Stands for a node that is not text. */
export const OBJECT = '\uFFFC';

const LINE_END = /[ \t]*\\?(?:\r\n?|\n)[ \t>]*/y;
const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|\w{1,31});/iy;
const AMPERSAND = /^&(?:amp|AMP|#38|#x26);/i;
const PUNCTUATION = /[!-/:-@[-`{-~]/;
const isLowSurrogate = (unit: string) => unit >= '\udc00' && unit <= '\udfff';

const matchAt = (pattern: RegExp, source: string, at: number): number => {
  pattern.lastIndex = at;
  return pattern.exec(source)?.[0].length ?? 0;
};

/** Length of a character in the source; 0 when the source does not have it there. */
function lengthOf(unit: string, source: string, at: number, isCode: boolean): number {
  const letter = source[at];
  if (/[\r\n]/.test(unit)) return matchAt(LINE_END, source, at);
  if (isCode && unit === ' ' && /[\r\n]/.test(letter ?? '')) return matchAt(LINE_END, source, at);
  const escapes = isCode ? unit === '|' : PUNCTUATION.test(unit);
  if (letter === '\\' && escapes && source[at + 1] === unit) return 2;
  const entity = letter === '&' && !isCode ? matchAt(ENTITY, source, at) : 0;
  if (entity > 0 && (unit !== '&' || AMPERSAND.test(source.slice(at)))) return entity;
  return letter === unit ? 1 : 0;
}

function readText(
  value: string,
  source: string,
  start: number,
  within: SourceCharacter['within'],
  isCode = false,
) {
  const characters: SourceCharacter[] = [];
  let at = start;
  for (const unit of value.match(/\r\n?|./gs) ?? []) {
    const length = lengthOf(unit, source, at, isCode);
    // One entity can stand for both halves of a surrogate pair.
    if (length === 0 && !isLowSurrogate(unit)) return null;
    characters.push({ text: /[\r\n]/.test(unit) ? '\n' : unit, from: at, to: at + length, within });
    at += length;
  }
  return characters;
}

function readInlineCode(value: string, source: string, start: number, within: SourceCharacter['within']) {
  const backticks = /^`*/.exec(source.slice(start))?.[0].length ?? 0;
  const plain = readText(value, source, start + backticks, within, true);
  // A space at both ends belongs to the delimiters.
  const isPadded = /[ \r\n]/.test(source[start + backticks] ?? '');
  return isPadded ? (readText(value, source, start + backticks + 1, within, true) ?? plain) : plain;
}

/** The characters of a code block, line by line. */
function readCode({ value = '', position }: Tree, source: string): SourceCharacter[] | null {
  const start = position?.start.offset ?? 0;
  const lines = source.slice(start, position?.end.offset).split('\n');
  const characters: SourceCharacter[] = [];
  const isFenced = /^[ \t>]*(`{3}|~{3})/.test(lines[0] ?? '');
  let at = start + (isFenced ? (lines.shift()?.length ?? 0) + 1 : 0);
  for (const [index, line] of value.split('\n').entries()) {
    const whole = lines[index];
    const sourceText = line.endsWith('\r') ? whole : whole?.replace(/\r$/, '');
    if (whole === undefined || !sourceText?.endsWith(line)) return null;
    if (index > 0) characters.push({ text: '\n', from: at - 1, to: at, within: [] });
    const from = at + sourceText.length - line.length;
    for (const [offset, text] of line.split('').entries())
      characters.push({ text, from: from + offset, to: from + offset + 1, within: [] });
    at += whole.length + 1;
  }
  return characters;
}

/** The characters of a textblock; null when the source has them in a way that is not known here. */
export function charactersOf(line: Tree, source: string): SourceCharacter[] | null {
  if (line.type === 'code') return readCode(line, source);
  const characters: SourceCharacter[] = [];
  const read = (node: Tree, within: readonly Tree[]): boolean => {
    const { type, value = '', children, position } = node;
    const behind = characters.at(-1)?.to ?? line.position?.start.offset ?? 0;
    const from = position?.start.offset ?? source.indexOf(value, behind);
    const to = position?.end.offset ?? from + value.length;
    if (type === 'text' || type === 'inlineCode') {
      const more =
        type === 'text'
          ? readText(value, source, from, within)
          : readInlineCode(value, source, from, [...within, node]);
      if (from < 0 || !more) return false;
      characters.push(...more);
      return true;
    }
    if (children) return children.every((child) => read(child, [...within, node]));
    characters.push({ text: type === 'break' ? '\n' : OBJECT, from, to, within });
    return true;
  };
  const isRead =
    line.type === 'html' ? read(line, []) : (line.children ?? []).every((node) => read(node, []));
  return isRead ? characters : null;
}

const LINES = new Set(['paragraph', 'heading', 'tableCell', 'code', 'html']);

/** The textblocks in a source, in order, without empty ones. */
export function* linesOf(node: Tree): Generator<Tree> {
  const isLine = LINES.has(node.type);
  if (isLine && (node.value || node.children?.length)) yield node;
  if (!isLine) for (const child of node.children ?? []) yield* linesOf(child);
}
