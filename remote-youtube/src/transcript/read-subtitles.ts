const CLOCK = String.raw`((?:\d+:)?\d{1,2}:\d{1,2}(?:[.,]\d{1,3})?)`;
/** "00:01.000 --> 00:04.000 align:start" in SRT and WebVTT, "0:00:01.000,0:00:04.000" in SBV. */
const TIMING = new RegExp(String.raw`^\s*${CLOCK}\s*(?:-->\s*${CLOCK}.*|,\s*${CLOCK}\s*)$`);
/** Blocks of WebVTT that say nothing. */
const ASIDE = /^(?:NOTE|STYLE|REGION)\b/;

export interface Subtitle {
  start: number;
  text: string;
}

export const hasTimings = (lines: readonly string[]): boolean => lines.some((line) => TIMING.test(line));

/**
 * Reads SRT, WebVTT and SBV. The readers that there are drop words behind an empty line, or take what is not quite in
 * form for one line; here whatever stands between two timings is said at the first.
 */
export function readSubtitles(lines: readonly string[]): Subtitle[] {
  const vtt = /^WEBVTT\b/.test(lines[0] ?? '');
  const timings = lines.flatMap((line, at) => {
    const [, start] = TIMING.exec(line) ?? [];
    return start === undefined ? [] : [{ at, start: secondsOf(start) }];
  });
  const cues = timings.map(({ at, start }, n) => {
    const next = timings[n + 1]?.at;
    const said = withoutAsides(
      lines.slice(at + 1, next === undefined ? lines.length : nameAt(lines, next, vtt)),
    );
    return { start, text: plain(said.join(' ')) };
  });
  return cues.filter(({ text }) => text !== '').sort((a, b) => a.start - b.start);
}

const secondsOf = (clock: string): number =>
  clock
    .replace(',', '.')
    .split(':')
    .reduce((sum, part) => sum * 60 + Number(part), 0);

/** Where the number or name of the cue stands whose timing is at a line; that line when it has none. */
function nameAt(lines: readonly string[], timing: number, vtt: boolean): number {
  const before = lines[timing - 1]?.trim() ?? '';
  const isName = /^\d+$/.test(before) || (vtt && before !== '' && !lines[timing - 2]?.trim());
  return isName ? timing - 1 : timing;
}

function withoutAsides(lines: readonly string[]): string[] {
  let aside = false;
  return lines.filter((line, at) => {
    const blank = line.trim() === '';
    if (blank) aside = false;
    else if (ASIDE.test(line) && at > 0 && !lines[at - 1]?.trim()) aside = true;
    return !blank && !aside;
  });
}

/** Without marks such as `<c>`, `<00:00:01.500>` and `&amp;`; the parser of the browser knows them all, and runs nothing. */
function plain(text: string): string {
  const bare = text.replace(/<[\d:.]+>/g, '').replace(/\{\\[^}]*\}/g, '');
  const words = /[<&]/.test(bare)
    ? new DOMParser().parseFromString(bare, 'text/html').body.textContent
    : bare;
  return (words ?? '').replace(/\s+/g, ' ').trim();
}
