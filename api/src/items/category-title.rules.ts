import { LIMITS } from '@my-note/contract';

/** Titles count as the same whatever their case. */
export const comparableTitle = (title: string) => title.normalize('NFC').trim().toLowerCase();

/**
 * The title itself, or with 2, 3 …; `isTaken` is asked with what `comparableTitle` makes of it. Who asks for very
 * many hands in `tried`, which remembers how far each title has come.
 */
export function firstFreeTitle(
  title: string,
  isTaken: (candidate: string) => boolean,
  tried = new Map<string, number>(),
): string {
  for (let n = tried.get(title) ?? 1; ; n += 1) {
    const ending = n === 1 ? '' : ` ${n}`;
    const candidate = title.slice(0, LIMITS.titleLength - ending.length) + ending;
    if (isTaken(comparableTitle(candidate))) continue;
    tried.set(title, n);
    return candidate;
  }
}
