/** Hits in a text as `[start, end)`, ascending. */
export type Ranges = readonly (readonly [start: number, end: number])[];

/** What the page sends. Lists travel as one string each: that costs the page a few milliseconds, whatever their length. */
export type Request =
  | { kind: 'list'; version: number; titles: string; slugs: string }
  | { kind: 'query'; id: number; words: string };

/** Place of an item in the list, and where its hits are. */
export interface Hit {
  index: number;
  /** Only Fuse's fuzzy comparison finds it: neither its words nor an operator do. */
  fuzzy: boolean;
  title: Ranges;
  slug: Ranges;
}

/** What the worker answers: first the literal hits, then all of them. */
export interface Answer {
  id: number;
  version: number;
  complete: boolean;
  hits: Hit[];
}

/** Parts two texts of a list; no text of the service can hold it. */
export const SEPARATOR = '\0';
