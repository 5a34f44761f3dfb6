/** Where a block stands in its Markdown source, as `[start, end)` in UTF-16 units. */
export type SourceRange = readonly [start: number, end: number];
