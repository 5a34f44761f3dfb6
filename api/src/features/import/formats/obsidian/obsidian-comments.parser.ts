import { groupBy } from '../../../../core/group-by.ts';
import type { Piece } from '../text/prose.parser.ts';

type Mark = { piece: number; index: number; paragraph: number; alone: boolean; opens: boolean };

/** A blank line ends a paragraph. */
const ENDS_PARAGRAPH = /(?:^|\n)[^\S\n]*\n$/;
const BLANK_LINE = /\n[^\S\n]*\n/;

/**
 * Positions of the `%%` that begin and end comments, by piece. A comment is within a paragraph,
 * or between two marks that stand on lines of their own; and none begins behind a digit, as in `100%%`.
 */
export function commentsOf(pieces: Piece[]): Map<number, number[]> {
  const marks = marksOf(pieces);
  const nextAlone: (Mark | undefined)[] = [];
  let alone: Mark | undefined;
  for (let n = marks.length - 1; n >= 0; n -= 1) {
    nextAlone[n] = alone;
    if (marks[n]?.alone) alone = marks[n];
  }
  const paired: Mark[] = [];
  let end: Mark | undefined;
  marks.forEach((mark, n) => {
    if (end) {
      if (mark !== end) return;
      paired.push(mark);
      end = undefined;
      return;
    }
    const next = marks[n + 1];
    if (mark.alone) end = nextAlone[n];
    if (!end && mark.opens && next?.paragraph === mark.paragraph) end = next;
    if (end) paired.push(mark);
  });
  const byPiece = groupBy(paired, ({ piece }) => piece);
  return new Map(Array.from(byPiece, ([piece, marks]) => [piece, marks.map(({ index }) => index)]));
}

function marksOf(pieces: Piece[]): Mark[] {
  const marks: Mark[] = [];
  let paragraph = 0;
  pieces.forEach(({ kind, text }, piece) => {
    if (kind === 'code') {
      if (BLANK_LINE.test(text)) paragraph += 1;
      return;
    }
    const startsLine = piece === 0 || pieces[piece - 1]?.text.endsWith('\n') === true;
    const endsLine = piece === pieces.length - 1;
    for (let index = text.indexOf('%%'); index >= 0; index = text.indexOf('%%', index + 2)) {
      const alone = isAlone(text, index, startsLine, endsLine);
      marks.push({ piece, index, paragraph, alone, opens: !/\d/.test(text[index - 1] ?? '') });
    }
    if (ENDS_PARAGRAPH.test(text)) paragraph += 1;
  });
  return marks;
}

function isAlone(text: string, index: number, startsLine: boolean, endsLine: boolean) {
  let before = index - 1;
  while (' \t>'.includes(text[before] ?? '-')) before -= 1;
  let behind = index + 2;
  while (' \t\r'.includes(text[behind] ?? '-')) behind += 1;
  const first = before < 0 ? startsLine : text[before] === '\n';
  return first && (behind === text.length ? endsLine : text[behind] === '\n');
}
