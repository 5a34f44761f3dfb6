import { type Cue, TRANSCRIPT_LIMITS } from '@my-note/shared-kit/contract/youtube';
import { parseTime } from '../model/times.ts';

const TIMED = /^\s*(?:\d+:)?\d{1,2}:\d{1,2}[.,]\d{1,3}\s*-->/m;
/** Subtitles that were made by machine name the time of each word. */
const WORD_TIMES = /<\d{2}:\d{2}:\d{2}\.\d{3}>/;
/** A line that is a time, or begins with one: as Youtube's own transcript, or a text with times in front. */
const LEADING = /^[[(]?((?:\d{1,3}:)?\d{1,2}:\d{2}(?:[.,]\d{1,3})?)[\])]?(?:\s*[-–—:|]?\s+(.*))?$/;
/** What Youtube's transcript says beneath a time for those who hear it read. */
const SPOKEN = /^(?:\d+ (?:hours?|minutes?|seconds?)(?:, |$))+$/;

/** Reads a transcript: SRT, WebVTT, lines with times in front or above, or plain text. No cue when it is empty. */
export async function readTranscript(source: string): Promise<Cue[]> {
  const text = source
    .replace(/^\ufeff/, '')
    .replaceAll('\0', '')
    .replace(/\r\n?/g, '\n');
  const cues = TIMED.test(text) ? await readSubtitles(text) : [];
  return (cues.length > 0 ? cues : readLines(text)).flatMap(split);
}

async function readSubtitles(text: string): Promise<Cue[]> {
  const { parseText } = await import('media-captions');
  const type = /^WEBVTT\b/.test(text) ? 'vtt' : 'srt';
  const { cues } = await parseText(text, { type });
  const read = cues
    .map(({ startTime, text }) => ({ start: startTime, text: plain(text) }))
    .filter(({ text }) => text !== '')
    .sort((a, b) => a.start - b.start);
  return WORD_TIMES.test(text) ? withoutRolling(read) : read;
}

/** Without marks such as `<c>`, `<00:00:01.500>` and `&amp;`; the parser of the browser knows them all, and runs nothing. */
function plain(text: string): string {
  const marked = text.replace(/<[\d:.]+>/g, '').replace(/\{\\[^}]*\}/g, '');
  const { body } = new DOMParser().parseFromString(marked, 'text/html');
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim();
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

function readLines(text: string): Cue[] {
  const cues: Cue[] = [];
  let start: number | null = null;
  for (const line of text.split('\n').map((line) => line.trim())) {
    const [, time = '', rest = ''] = LEADING.exec(line) ?? [];
    const seconds = parseTime(time);
    if (seconds !== undefined) start = seconds;
    const words = seconds === undefined ? line : rest;
    if (words === '' || (start !== null && SPOKEN.test(words))) continue;
    const last = cues.at(-1);
    // Lines beneath one time belong together.
    if (last && seconds === undefined && start !== null && last.start === start) last.text += ` ${words}`;
    else cues.push({ start, text: words });
  }
  return cues;
}

/** A line longer than is kept becomes several. */
function split({ start, text }: Cue): Cue[] {
  const most = TRANSCRIPT_LIMITS.cueLength;
  return Array.from({ length: Math.ceil(text.length / most) }, (_, part) => ({
    start,
    text: text.slice(part * most, (part + 1) * most),
  }));
}
