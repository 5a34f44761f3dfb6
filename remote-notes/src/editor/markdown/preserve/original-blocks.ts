import type { Node } from '@milkdown/kit/prose/model';
import type { SourceRange } from '../source-range.ts';

/** Blocks as they were before the user changed them, with their Markdown source. */
export interface OriginalBlocks {
  blocks: readonly Node[];
  source: string;
  /** Ranges of the list items in `source`, if the block is a list. */
  items: readonly SourceRange[];
}
