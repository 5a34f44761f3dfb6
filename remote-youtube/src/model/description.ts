import { bareUrlEnd } from '@my-note/kit/markdown';
import { parseTime } from './times.ts';

/** A piece of a description: text, an address, or a time of the video in seconds. */
export interface Piece {
  /** Its offset in the description. */
  at: number;
  text: string;
  href?: string;
  seconds?: number;
}

const FOUND = /https?:\/\/|(?<![\p{L}\d:.])(?:\d{1,3}:)?\d{1,2}:\d{2}(?![\p{L}\d:])/gu;

/** The pieces of a description in order; joined, they are the whole text. */
export function splitDescription(description: string): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  const take = (end: number, piece?: Pick<Piece, 'href' | 'seconds'>) => {
    if (end > done) pieces.push({ at: done, text: description.slice(done, end), ...piece });
    done = end;
  };
  for (const { 0: match, index } of description.matchAll(FOUND)) {
    // A time within a URL.
    if (index < done) continue;
    const seconds = parseTime(match);
    const length = seconds === undefined ? bareUrlEnd(description.slice(index)) : match.length;
    if (length === 0) continue;
    const end = index + length;
    take(index);
    take(end, seconds === undefined ? { href: description.slice(index, end) } : { seconds });
  }
  take(description.length);
  return pieces;
}

export interface Chapter {
  seconds: number;
  title: string;
}

const LINE = /^[\s\-–•*([]*((?:\d{1,3}:)?\d{1,2}:\d{2})[)\]]?\s*[-–—:|.]*\s*(.+)$/;
/** Youtube's own minimum. */
const FEWEST = 3;

/** The chapters of a description: lines that begin with a time, from 0:00 on, each later than the one before. */
export function parseChapters(description: string): Chapter[] {
  const chapters = description.split('\n').flatMap((line): Chapter[] => {
    const [, time = '', title = ''] = LINE.exec(line) ?? [];
    const seconds = parseTime(time);
    return seconds === undefined || !title.trim() ? [] : [{ seconds, title: title.trim() }];
  });
  const rising = chapters.every(({ seconds }, at) => at === 0 || seconds > (chapters[at - 1]?.seconds ?? 0));
  return chapters.length >= FEWEST && chapters[0]?.seconds === 0 && rising ? chapters : [];
}
