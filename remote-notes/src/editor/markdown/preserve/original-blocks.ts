import type { Node } from '@milkdown/kit/prose/model';
import type { SourceRange } from '../source-range.ts';

/** Blocks as they were before the user changed them, with their Markdown source. */
export interface OriginalBlocks {
  blocks: readonly Node[];
  source: string;
  /** Ranges of the items in `source` when the block is a list. */
  items: readonly SourceRange[];
}
