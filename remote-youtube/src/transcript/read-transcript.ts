import { type Cue, TRANSCRIPT_LIMITS } from '@my-note/contract/youtube';
import { parseTime } from '../model/times.ts';
import { hasTimings, readSubtitles } from './read-subtitles.ts';

/** Subtitles that were made by machine name the time of each word. */
const WORD_TIMES = /<\d{2}:\d{2}:\d{2}\.\d{3}>/;
/** A line that is a time, or begins with one: as Youtube's own transcript, or a text with times in front. */
const LEADING = /^[[(]?((?:\d{1,3}:)?\d{1,2}:\d{2}(?:[.,]\d{1,3})?)[\])]?(?:\s*[-–—:|]?\s+(.*))?$/;
/** What Youtube's transcript says beneath a time for those who hear it read: "1 minute, 5 seconds", in any language. */
const SPOKEN = /^\d+ \p{L}+\.?(?:,? (?:\p{L}+ )?\d+ \p{L}+\.?)*$/u;

/** Reads a transcript: SRT, WebVTT, SBV, lines with times in front or above, or plain text. No cue when it is empty. */
export function readTranscript(source: string): Cue[] {
  const text = source.replace(/^\ufeff/, '').replaceAll('\0', '');
  const lines = text.split(/\r\n|\r|\n/);
  if (!hasTimings(lines)) return readLines(lines.map((line) => line.trim()).filter(Boolean)).flatMap(split);
  const subtitles = readSubtitles(lines);
  return (WORD_TIMES.test(text) ? withoutRolling(subtitles) : subtitles).flatMap(split);
}

/** Such subtitles repeat the line before in front of each new one. */
function withoutRolling<T extends { text: string }>(cues: T[]): T[] {
  let before = '';
  return cues.flatMap((cue) => {
    const repeats = before !== '' && (cue.text === before || cue.text.startsWith(`${before} `));
    const text = repeats ? cue.text.slice(before.length).trim() : cue.text;
    before = repeats && text === '' ? before : text;
    return text === '' ? [] : [{ ...cue, text }];
  });
}

function readLines(lines: readonly string[]): Cue[] {
  const timed = lines.map((line): TimedLine => {
    const [, time = '', rest = ''] = LEADING.exec(line) ?? [];
    const seconds = parseTime(time);
    return seconds === undefined ? { words: line } : { seconds, words: rest };
  });
  const cues: Cue[] = [];
  let start: number | null = null;
  for (const [at, line] of timed.entries()) {
    if (line.seconds !== undefined) start = line.seconds;
    if (line.words === '' || repeatsTime(line.words, timed[at - 1])) continue;
    const last = cues.at(-1);
    // Lines beneath one time belong together.
    if (last && line.seconds === undefined && start !== null && last.start === start)
      last.text += ` ${line.words}`;
    else cues.push({ start, text: line.words });
  }
  return cues;
}

interface TimedLine {
  seconds?: number;
  words: string;
}

/** Whether a line only says the time that stands alone above it. */
function repeatsTime(words: string, above: TimedLine | undefined): boolean {
  if (above?.seconds === undefined || above.words || !SPOKEN.test(words)) return false;
  const said = (words.match(/\d+/g) ?? []).map(Number);
  const { seconds } = above;
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  // A part that is none may be left unsaid, and sixty-one minutes be said so.
  const whole = [Math.floor(seconds / 60), seconds % 60];
  return [parts, whole].some((one) => sameNumbers(said, one));
}

const sameNumbers = (said: readonly number[], parts: readonly number[]): boolean =>
  said.filter(Boolean).join() === parts.filter(Boolean).join();

/** A line longer than is kept becomes several; no character is cut in two. */
function split({ start, text }: Cue): Cue[] {
  const most = TRANSCRIPT_LIMITS.cueLength;
  const parts: Cue[] = [];
  for (let from = 0; from < text.length; ) {
    const end = from + most;
    const to = end < text.length && /[\ud800-\udbff]/.test(text.charAt(end - 1)) ? end - 1 : end;
    parts.push({ start, text: text.slice(from, to) });
    from = to;
  }
  return parts;
}
