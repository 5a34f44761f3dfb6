import { LIMITS } from '@my-note/contract';

/** Titles are compared without case. */
export const comparableTitle = (title: string) => title.normalize('NFC').trim().toLowerCase();

/**
 * The title itself, or with 2, 3 …; `isTaken` is called with the result of `comparableTitle`. Callers with
 * many titles pass `tried`, which remembers the last number of each.
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
