import { type Cue, TRANSCRIPT_LIMITS } from '@my-note/contract/youtube';
import { parseTime } from '../model/times.ts';
import { hasTimings, readSubtitles } from './read-subtitles.ts';

/** Machine-made subtitles have the time of each word. */
const WORD_TIMES = /<\d{2}:\d{2}:\d{2}\.\d{3}>/;
/** A line that is a time or starts with one, as in the transcript on Youtube's page. */
const LEADING = /^[[(]?((?:\d{1,3}:)?\d{1,2}:\d{2}(?:[.,]\d{1,3})?)[\])]?(?:\s*[-–—:|]?\s+(.*))?$/;
/** Youtube's text for screen readers below a time: "1 minute, 5 seconds", in any language. */
const SPOKEN = /^\d+ \p{L}+\.?(?:,? (?:\p{L}+ )?\d+ \p{L}+\.?)*$/u;

/** Reads SRT, WebVTT, SBV, lines with times before or above them, or plain text. */
export function readTranscript(source: string): Cue[] {
  const text = source.replace(/^\ufeff/, '').replaceAll('\0', '');
  const lines = text.split(/\r\n|\r|\n/);
  if (!hasTimings(lines)) return readLines(lines.map((line) => line.trim()).filter(Boolean)).flatMap(split);
  const subtitles = readSubtitles(lines);
  return (WORD_TIMES.test(text) ? withoutRolling(subtitles) : subtitles).flatMap(split);
}

/** Machine-made subtitles repeat the previous line before each new one. */
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
    // Lines below one time belong together.
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

/** Whether a line only repeats the time alone on the line above. */
function repeatsTime(words: string, above: TimedLine | undefined): boolean {
  if (above?.seconds === undefined || above.words || !SPOKEN.test(words)) return false;
  const said = (words.match(/\d+/g) ?? []).map(Number);
  const { seconds } = above;
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  // Zeros may be omitted, and 61 minutes need not become an hour and a minute.
  const whole = [Math.floor(seconds / 60), seconds % 60];
  return [parts, whole].some((one) => sameNumbers(said, one));
}

const sameNumbers = (said: readonly number[], parts: readonly number[]): boolean =>
  said.filter(Boolean).join() === parts.filter(Boolean).join();

/** Splits a line at the limit of the contract, between characters. */
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
