import { LIMITS, RESERVED_SLUG_SEGMENTS } from '@my-note/contract';

const RESERVED: readonly string[] = RESERVED_SLUG_SEGMENTS;

/** What nobody sees: soft hyphens and marks of direction; and the dot of a Turkish İ, which its small letter has anyway. */
const UNSEEN = /[\u00ad\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|(?<=i)\u0307/g;

/** One segment of a slug: letters and digits of any script, with dashes for all else. */
export function slugify(title: string): string {
  const text = title
    .normalize('NFC')
    .toLowerCase()
    .normalize('NFC')
    .replace(UNSEEN, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  return cut(text.replace(/^-/, ''), LIMITS.slugSegmentLength) || 'note';
}

export const lastSegment = (slug: string) => slug.slice(slug.lastIndexOf('/') + 1);

export const joinSlug = (parentSlug: string | undefined, segment: string) =>
  parentSlug === undefined ? segment : `${parentSlug}/${segment}`;

/**
 * The segment itself, or with -2, -3 …, whichever is neither in use nor reserved at the top level. Callers
 * with many segments pass `tried`, which remembers the last number of each.
 */
export function firstFreeSegment(
  segment: string,
  atTop: boolean,
  isTaken: (candidate: string) => boolean,
  tried = new Map<string, number>(),
): string {
  for (let n = tried.get(segment) ?? 1; ; n += 1) {
    const candidate = n === 1 ? segment : suffixed(segment, `-${n}`);
    if (isTaken(candidate) || (atTop && RESERVED.includes(candidate))) continue;
    tried.set(segment, n);
    return candidate;
  }
}

const suffixed = (segment: string, suffix: string) =>
  cut(segment, LIMITS.slugSegmentLength - suffix.length) + suffix;

/** Cuts between characters, never inside one. */
const cut = (text: string, length: number) => Array.from(text).slice(0, length).join('').replace(/-$/, '');
