export type Piece = { kind: 'prose' | 'code'; text: string };

/** Where verbatim text in a paragraph may begin or end. */
const MARK = /`+|\$+|<(\/?)(pre|code)\b[^<>]*>/gi;
const MATH = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?\$\$/;
const MATH_END = /\$\$[ \t]*\r?\n?$/;
const PRE = /^ {0,3}<pre\b/i;
const PRE_END = /<\/pre>/i;
/** A fence, after indentation, quotes, and the marker of a list item. */
const FENCE = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)?(`{3,}|~{3,})([^\n]*)/;
const CLOSING = /^[ \t>]*(`{3,}|~{3,})[ \t]*\r?\n?$/;
const QUOTED = /^[ \t]*>/;
const INDENTED = /^(?: {4}| {0,3}\t)/;
const ITEM = /^[ \t>]*(?:[-*+]|\d{1,9}[.)])[ \t]/;
const BLANK = /^\s*$/;
/** A line that ends the block above it, also in a quote: what was opened there is not closed here. */
const OWN_BLOCK = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)]|#{1,6})[ \t]|\|)/;
/** A line that nothing below it belongs to. */
const ONE_LINE = /^[ \t>]*(?:#{1,6}[ \t]|\||\r?\n?$)/;
const QUOTES = /^[ \t>]*/;

type Fence = { mark: string; quoted: boolean };

/**
 * Splits a text into prose and code, so that nothing in code is changed. Takes linear time; the joined pieces are the
 * text (docs/decisions/0041-imports-split-markdown-by-lines.md).
 */
export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let block = '';
  let isCode = false;
  let depth = 0;
  const endBlock = () => {
    if (block !== '') pieces.push(...(isCode ? [{ kind: 'code' as const, text: block }] : spansOf(block)));
    block = '';
  };
  for (const { line, code } of blockLines(text)) {
    const before = depth;
    depth = quotesOf(line);
    if (code !== isCode || (!code && (depth > before || OWN_BLOCK.test(line)))) endBlock();
    isCode = code;
    block += line;
    if (!code && ONE_LINE.test(line)) endBlock();
  }
  endBlock();
  return pieces;
}

const quotesOf = (line: string) => (QUOTES.exec(line)?.[0] ?? '').replace(/[^>]/g, '').length;

/** The lines of a text with their ends, and whether they belong to a block of code, of math or of HTML's `<pre>`. */
export function blockLines(text: string): { line: string; code: boolean }[] {
  let fence: Fence | undefined;
  let afterBlank = true;
  let inList = false;
  const lines = linesOf(text);
  const ends = { math: nextLines(lines, MATH_END), pre: nextLines(lines, PRE_END) };
  let blockEnd = -1;
  return lines.map((line, n) => {
    if (n <= blockEnd) return { line, code: true };
    // A quote ends the fence that was opened in it.
    if (fence?.quoted && !QUOTED.test(line)) fence = undefined;
    if (fence) {
      if (closes(line, fence)) fence = undefined;
      return { line, code: true };
    }
    fence = fenceOf(line);
    if (!fence) blockEnd = endOfBlock(line, n, ends);
    if (n <= blockEnd) return { line, code: true };
    const blank = BLANK.test(line);
    if (ITEM.test(line)) inList = true;
    else if (afterBlank && !blank && !/^[ \t]/.test(line)) inList = false;
    // Behind a blank line and in no list, four spaces make code.
    const indented = afterBlank && !inList && !blank && INDENTED.test(line);
    afterBlank = blank || indented;
    return { line, code: indented || fence !== undefined };
  });
}

/** For each line, the next line at or below it that matches a pattern. */
function nextLines(lines: string[], pattern: RegExp) {
  const next: (number | undefined)[] = new Array(lines.length);
  let found: number | undefined;
  for (let n = lines.length - 1; n >= 0; n -= 1) {
    if (pattern.test(lines[n] ?? '')) found = n;
    next[n] = found;
  }
  return next;
}

/** The last line of a math or `<pre>` block that begins here; -1 when none does. */
function endOfBlock(line: string, n: number, ends: Record<'math' | 'pre', (number | undefined)[]>): number {
  // A tag that is closed on its own line is part of a paragraph.
  if (PRE.test(line) && !PRE_END.test(line)) return ends.pre[n + 1] ?? -1;
  const [opening] = MATH.exec(line) ?? [];
  if (opening === undefined || line.slice(opening.length).includes('$$')) return -1;
  return ends.math[n + 1] ?? -1;
}

/** Changes the prose of a text and leaves its code alone. */
export const mapProse = (text: string, change: (prose: string) => string) =>
  piecesOf(text)
    .map(({ kind, text }) => (kind === 'prose' ? change(text) : text))
    .join('');

/** The lines of a text with their ends. */
const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+/g) ?? [];

function fenceOf(line: string): Fence | undefined {
  const [, mark, info = ''] = FENCE.exec(line) ?? [];
  if (mark === undefined || (mark.startsWith('`') && info.includes('`'))) return undefined;
  return { mark, quoted: QUOTED.test(line) };
}

function closes(line: string, { mark }: Fence) {
  const [, closing = ''] = CLOSING.exec(line) ?? [];
  return closing[0] === mark[0] && closing.length >= mark.length;
}

/** A mark that may open or close a piece. */
type Mark = { index: number; length: number; opens?: string; closes?: string };

/**
 * The code spans of a paragraph: a run of backticks up to the next run of the same length. Math between dollars
 * and HTML's code are treated alike.
 */
function spansOf(paragraph: string): Piece[] {
  const marks = marksOf(paragraph);
  if (marks.length === 0) return [{ kind: 'prose', text: paragraph }];
  const closing = followers(marks);
  const pieces: Piece[] = [];
  let at = 0;
  for (let n = 0; n < marks.length; n += 1) {
    const mark = marks[n];
    const close = marks[closing[n] ?? -1];
    if (!mark || !close || paragraph[mark.index - 1] === '\\') continue;
    const end = close.index + close.length;
    const code = paragraph.slice(mark.index, end);
    if (mark.opens === '$' && !isMath(code, paragraph[end])) continue;
    pieces.push({ kind: 'prose', text: paragraph.slice(at, mark.index) }, { kind: 'code', text: code });
    at = end;
    n = closing[n] ?? n;
  }
  pieces.push({ kind: 'prose', text: paragraph.slice(at) });
  return pieces.filter(({ text }) => text !== '');
}

function marksOf(paragraph: string): Mark[] {
  const marks: Mark[] = [];
  for (const { index, 0: text, 1: slash, 2: tag } of paragraph.matchAll(MARK)) {
    const [length, name] = [text.length, tag?.toLowerCase() ?? text];
    if (tag !== undefined) marks.push({ index, length, [slash === '' ? 'opens' : 'closes']: name });
    // A backslash escapes a dollar, but nothing inside code.
    else if (text.startsWith('`') || (length < 3 && paragraph[index - 1] !== '\\'))
      marks.push({ index, length, opens: name, closes: name });
  }
  return marks;
}

/** Not amounts of money: no space inside next to the dollars, and no digit after. */
const isMath = (code: string, behind = '') =>
  /^\$\S/.test(code) && /\S\$$/.test(code) && !/\d/.test(behind) && !/\n|\]\(/.test(code);

/** For each mark, the next one that closes it. */
function followers(marks: Mark[]): (number | undefined)[] {
  const seen = new Map<string, number>();
  const next: (number | undefined)[] = new Array(marks.length);
  for (let n = marks.length - 1; n >= 0; n -= 1) {
    const { opens, closes } = marks[n] ?? {};
    if (opens !== undefined) next[n] = seen.get(opens);
    if (closes !== undefined) seen.set(closes, n);
  }
  return next;
}
