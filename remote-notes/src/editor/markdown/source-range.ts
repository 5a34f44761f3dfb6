/** `[start, end)` in the Markdown source, in UTF-16 units. */
export type SourceRange = readonly [start: number, end: number];
