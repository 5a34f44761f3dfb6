import type { Node } from '@milkdown/kit/prose/model';

export interface ChangedBlocks {
  /** Where they stand: `[from, to)` of the new document is `[from, end)` of the old one. */
  from: number;
  to: number;
  end: number;
  /** The blocks of the new document. */
  blocks: { block: Node; at: number }[];
}

/** The top-level blocks that a change touched; all of them without an old document. */
export function changedBlocks(before: Node | null, after: Node): ChangedBlocks {
  const [old, now] = [before?.children ?? [], after.children];
  const most = Math.min(old.length, now.length);
  let [first, from] = [0, 0];
  for (; first < most && old[first] === now[first]; first += 1) from += now[first]?.nodeSize ?? 0;
  let [same, size] = [0, 0];
  for (; same < most - first && old.at(-1 - same) === now.at(-1 - same); same += 1)
    size += now.at(-1 - same)?.nodeSize ?? 0;
  let at = from;
  const blocks = now.slice(first, now.length - same).map((block) => {
    at += block.nodeSize;
    return { block, at: at - block.nodeSize };
  });
  return { from, to: at, end: (before?.content.size ?? size) - size, blocks };
}
