import { remarkCtx } from '@milkdown/kit/core';
import type { Ctx } from '@milkdown/kit/ctx';
import type { Node } from '@milkdown/kit/prose/model';
import { readBlocks } from '../read/read-blocks.ts';
import { writeBlocks } from '../write/write-blocks.ts';
import { styleOf, type WriteStyle } from '../write/write-style.ts';
import { changedListItems } from './changed-list-items.ts';
import { LINE_END, mergeSource } from './merge-source.ts';
import type { OriginalBlocks } from './source-map.ts';
import { spliceSource } from './splice-source.ts';

/** Longer source is not merged, which would take long. */
const MAX_COMPARED = 20_000;

/** Size of the cache. */
const CACHE_SIZE = 100;

/**
 * Writes changed blocks as close to their source as possible without changing the meaning. `definitions` are the link
 * definitions of the text.
 */
export function createRewriter(ctx: Ctx, definitions: string, lineEnd: string) {
  const cache = new Map<string, string>();
  const meaningOf = (markdown: string): string =>
    // The paragraph `x` shows whether the block ends where it seems to.
    readBlocks(ctx, [markdown, definitions, 'x'].join('\n\n'))
      .map((block) => block.meaning())
      .join()
      .replaceAll('\\r\\n', '\\n');

  function* candidatesFor(
    blocks: readonly Node[],
    previous: OriginalBlocks | null,
    style: WriteStyle,
  ): Generator<string> {
    const after = writeBlocks(ctx, blocks, style);
    if (previous) yield* mergeSource(previous.source, writeBlocks(ctx, previous.blocks, style), after);
    yield after;
  }

  /** Splices a change of words into the source. */
  function spliced(blocks: readonly Node[], previous: OriginalBlocks | null): string | null {
    if (!previous) return null;
    const tree = ctx.get(remarkCtx).parse([previous.source, definitions].join('\n\n'));
    return spliceSource(previous.blocks, blocks, { text: previous.source, tree, lineEnd });
  }

  function closest(
    blocks: readonly Node[],
    previous: OriginalBlocks | null,
    safe: string,
    style: WriteStyle,
  ): string {
    const splicedSource = spliced(blocks, previous);
    const meaning = meaningOf(safe);
    if (splicedSource !== null && meaningOf(splicedSource) === meaning) return splicedSource;
    const others =
      previous && previous.source.length > MAX_COMPARED ? [safe] : candidatesFor(blocks, previous, style);
    for (const candidate of others)
      if (candidate === safe || meaningOf(candidate) === meaning)
        return candidate.split(LINE_END).join(lineEnd);
    return safe;
  }

  const rewrite = (blocks: readonly Node[], previous: OriginalBlocks | null): string => {
    const style = styleOf(previous?.source ?? '');
    const safe = writeBlocks(ctx, blocks, { ...style, plain: false });
    const key = JSON.stringify([safe, previous?.source]);
    const known = cache.get(key);
    if (known !== undefined) return known;
    const written = closest(blocks, previous, safe, style);
    if (cache.size >= CACHE_SIZE) cache.clear();
    cache.set(key, written);
    return written;
  };

  return {
    rewrite: (blocks: readonly Node[], previous: OriginalBlocks | null): string => {
      const items = previous && changedListItems(blocks, previous);
      if (items) return items.head + rewrite(items.blocks, items.previous) + items.tail;
      return rewrite(blocks, previous);
    },
    readsApart: (above: string, gap: string, below: string): boolean => {
      if (above.length + below.length > MAX_COMPARED) return false;
      return meaningOf(above + gap + below) === meaningOf([above, below].join('\n\n'));
    },
    readsSame: (one: string, other: string): boolean =>
      one.length + other.length <= MAX_COMPARED && meaningOf(one) === meaningOf(other),
  };
}
