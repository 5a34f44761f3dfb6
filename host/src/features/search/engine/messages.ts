/** Hits in a text as `[start, end)`, ascending. */
export type Ranges = readonly (readonly [start: number, end: number])[];

/** Message to the worker. A list is one string per field, which the page sends in a few milliseconds at any length. */
export type SearchRequest =
  | { kind: 'list'; version: number; titles: string; slugs: string }
  | { kind: 'query'; id: number; words: string };

/** The index of an item in the list, and the ranges to highlight. */
export interface Hit {
  index: number;
  /** Found only by Fuse's fuzzy comparison, not by its words or an operator. */
  fuzzy: boolean;
  /** Fuse's score of a fuzzy hit: 0 is the same text, 1 hardly similar. Others have 0. */
  score: number;
  title: Ranges;
  slug: Ranges;
}

/** Message from the worker: first the literal hits, then all of them. */
export interface SearchResponse {
  id: number;
  version: number;
  complete: boolean;
  hits: Hit[];
}

/** Separates the texts of a list; no text of the service can contain it. */
export const SEPARATOR = '\0';
