import type { Node } from '@milkdown/kit/prose/model';
import type { Range } from '../base/text-editor.ts';

/** The first place in the document where a text stands, that is not split by formatting. */
export function findTyped(doc: Node, typed: string): Range | null {
  let found: Range | null = null;
  doc.descendants((node, at) => {
    const index = node.text?.indexOf(typed) ?? -1;
    if (found === null && index >= 0) found = { from: at + index, to: at + index + typed.length };
    return found === null;
  });
  return found;
}
