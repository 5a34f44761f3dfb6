const CLOCK = String.raw`((?:\d+:)?\d{1,2}:\d{1,2}(?:[.,]\d{1,3})?)`;
/** "00:01.000 --> 00:04.000 align:start" in SRT and WebVTT, "0:00:01.000,0:00:04.000" in SBV. */
const SBV = String.raw`(\d+:\d{2}:\d{2}\.\d{3}),\d+:\d{2}:\d{2}\.\d{3}`;
const TIMING = new RegExp(String.raw`^\s*(?:${CLOCK}\s*-->\s*${CLOCK}.*|${SBV}\s*)$`);
/** Blocks of WebVTT without spoken text. */
const ASIDE = /^(?:NOTE|STYLE|REGION)\b/;

export interface Subtitle {
  start: number | null;
  text: string;
}

export const hasTimings = (lines: readonly string[]): boolean => lines.some((line) => TIMING.test(line));

/**
 * Reads SRT, WebVTT and SBV. All text between two timings belongs to the first, also in invalid files
 * (docs/decisions/0043-subtitles-read-by-our-own-code.md).
 */
export function readSubtitles(lines: readonly string[]): Subtitle[] {
  const vtt = /^WEBVTT\b/.test(lines[0] ?? '');
  const timings = lines.flatMap((line, at) => {
    const [, clock, , sbv] = TIMING.exec(line) ?? [];
    const start = clock ?? sbv;
    return start === undefined ? [] : [{ at, start: secondsOf(start) }];
  });
  const until = (n: number) => {
    const timing = timings[n]?.at;
    return timing === undefined ? lines.length : nameAt(lines, timing, vtt, n + 1);
  };
  const cues = timings.map(({ at, start }, n) => {
    const words = lines.slice(at + 1, until(n + 1));
    return { start, text: plain((vtt ? withoutAsides(words) : words).join(' ')) };
  });
  // The header of WebVTT has no spoken text; text before the first timing of other formats is kept.
  const head = { start: null, text: vtt ? '' : plain(lines.slice(0, until(0)).join(' ')) };
  return [head, ...cues]
    .filter(({ text }) => text !== '')
    .sort((one, other) => (one.start ?? -1) - (other.start ?? -1));
}

const secondsOf = (clock: string): number =>
  clock
    .replace(',', '.')
    .split(':')
    .reduce((sum, part) => sum * 60 + Number(part), 0);

/** Index of the line with the number or name of a cue; without one, the line of its timing. */
function nameAt(lines: readonly string[], timing: number, vtt: boolean, number: number): number {
  let above = timing - 1;
  while (above > 0 && !lines[above]?.trim()) above -= 1;
  const word = lines[above]?.trim() ?? '';
  const close = above === timing - 1;
  const apart = !lines[above - 1]?.trim();
  // A number is a name when it counts the cues, or is between an empty line and the timing.
  const isName = word === String(number) || (close && apart && (vtt || /^\d+$/.test(word)));
  return isName ? above : timing;
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

/** Without marks such as `<c>`, `<00:00:01.500>` and `&amp;`. The browser's parser runs no script. */
function plain(text: string): string {
  const bare = text.replace(/<[\d:.]+>/g, '').replace(/\{\\[^}]*\}/g, '');
  const words = /[<&]/.test(bare)
    ? new DOMParser().parseFromString(bare, 'text/html').body.textContent
    : bare;
  return (words ?? '').replace(/\s+/g, ' ').trim();
}
