import { type Cue, TRANSCRIPT_LIMITS } from '@my-note/shared-kit/contract/youtube';
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
  const timed = lines.map((line) => {
    const [, time = '', rest = ''] = LEADING.exec(line) ?? [];
    const seconds = parseTime(time);
    return seconds === undefined ? { words: line } : { seconds, words: rest };
  });
  // Only where it is said beneath every time; one such line may be somebody's words.
  const beneath = timed.flatMap(({ seconds, words }, at) =>
    seconds === undefined || words ? [] : [timed[at + 1]],
  );
  const read = beneath.length > 0 && beneath.every((line) => line && SPOKEN.test(line.words));
  const cues: Cue[] = [];
  let start: number | null = null;
  for (const line of timed) {
    if (line.seconds !== undefined) start = line.seconds;
    if (line.words === '' || (read && beneath.includes(line))) continue;
    const last = cues.at(-1);
    // Lines beneath one time belong together.
    if (last && line.seconds === undefined && start !== null && last.start === start)
      last.text += ` ${line.words}`;
    else cues.push({ start, text: line.words });
  }
  return cues;
}

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
