import type { Node } from '@milkdown/kit/prose/model';
import type { FenceAt } from '../fences-in.ts';

/** A code block that is drawn, the same one while its text and the text around it change. */
export interface TrackedFence extends FenceAt {
  id: number;
  /** Where its drawing is. */
  place: HTMLElement;
}

let count = 0;

function track(fence: FenceAt): TrackedFence {
  const place = document.createElement('div');
  place.dataset.fence = fence.language;
  count += 1;
  return { ...fence, id: count, place };
}

/** Takes the first one that fits out of a list. */
function take<T>(list: T[], fits: (one: T) => boolean): T | undefined {
  const index = list.findIndex(fits);
  return index < 0 ? undefined : list.splice(index, 1)[0];
}

/**
 * The fences of a changed document: one whose node is unchanged is the same as before, and of the others those of one
 * language are the same in their order.
 */
export function trackFences(before: readonly TrackedFence[], now: readonly FenceAt[]): TrackedFence[] {
  const left = [...before];
  const same = new Map<FenceAt, TrackedFence>();
  const keep = (fits: (fence: FenceAt) => (tracked: TrackedFence) => boolean) => {
    for (const fence of now) {
      const found = same.has(fence) ? undefined : take(left, fits(fence));
      if (found) same.set(fence, found);
    }
  };
  const isNode = (node: Node) => (tracked: TrackedFence) => tracked.node === node;
  keep(({ node }) => isNode(node));
  keep(
    ({ language }) =>
      (tracked) =>
        tracked.language === language,
  );
  return now.map((fence) => {
    const tracked = same.get(fence);
    return tracked ? { ...tracked, ...fence } : track(fence);
  });
}
