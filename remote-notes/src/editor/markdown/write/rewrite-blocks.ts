import { remarkCtx, schemaCtx, serializerCtx } from '@milkdown/kit/core';
import type { Ctx } from '@milkdown/kit/ctx';
import type { Node } from '@milkdown/kit/prose/model';
import { changedItems } from '../preserve/changed-list-items.ts';
import { LINE_END, mergeSource } from '../preserve/merge-source.ts';
import type { Place } from '../preserve/source-map.ts';
import { spliceSource } from '../preserve/splice-source.ts';
import { readBlocks } from '../read/read-blocks.ts';
import { OWN_STYLE, styleOf, type WriteStyle, writeStyle } from './write-style.ts';

/** Blocks as they were before a person changed them, and how they stand in the source. */
export interface Former {
  blocks: readonly Node[];
  source: string;
  /** Where the items of a list, when it is one, stand in it. */
  items: readonly Place[];
}

/** Writes blocks as Markdown, without blank lines around them. */
export function writeBlocks(ctx: Ctx, blocks: readonly Node[], style: WriteStyle = OWN_STYLE): string {
  ctx.set(writeStyle.key, style);
  const doc = ctx.get(schemaCtx).topNodeType.create(null, [...blocks]);
  return ctx.get(serializerCtx)(doc).replace(/\n+$/, '');
}

/** Source with more letters than this, all of it changed, is not compared, which would take long. */
const LONG = 20_000;

/** As many written texts as are remembered. */
const MANY = 100;

/**
 * How changed blocks are written: like the source that they were before, wherever that reads as the same. Links
 * of the text are found in its `definitions`. Lines end as `lineEnd`.
 */
export function createRewriter(ctx: Ctx, definitions: string, lineEnd: string) {
  const done = new Map<string, string>();
  const meaningOf = (markdown: string): string =>
    // Words behind it show whether it ends where it seems to.
    readBlocks(ctx, [markdown, definitions, 'x'].join('\n\n'))
      .map((block) => block.meaning())
      .join()
      .replaceAll('\\r\\n', '\\n');

  function* waysOf(blocks: readonly Node[], former: Former | null, style: WriteStyle): Generator<string> {
    const after = writeBlocks(ctx, blocks, style);
    if (former) yield* mergeSource(former.source, writeBlocks(ctx, former.blocks, style), after);
    yield after;
  }

  /** With the change put into the source, where it is one of words. */
  function spliced(blocks: readonly Node[], former: Former | null): string | null {
    if (!former) return null;
    const tree = ctx.get(remarkCtx).parse([former.source, definitions].join('\n\n'));
    return spliceSource(former.blocks, blocks, { text: former.source, tree, lineEnd });
  }

  function best(blocks: readonly Node[], former: Former | null, safe: string, style: WriteStyle): string {
    const near = spliced(blocks, former);
    const meaning = meaningOf(safe);
    if (near !== null && meaningOf(near) === meaning) return near;
    const others = former && former.source.length > LONG ? [safe] : waysOf(blocks, former, style);
    for (const way of others)
      if (way === safe || meaningOf(way) === meaning) return way.split(LINE_END).join(lineEnd);
    return safe;
  }

  const rewrite = (blocks: readonly Node[], former: Former | null): string => {
    const style = styleOf(former?.source ?? '');
    const safe = writeBlocks(ctx, blocks, { ...style, plain: false });
    const key = JSON.stringify([safe, former?.source]);
    const known = done.get(key);
    if (known !== undefined) return known;
    const written = best(blocks, former, safe, style);
    if (done.size >= MANY) done.clear();
    done.set(key, written);
    return written;
  };

  return {
    rewrite: (blocks: readonly Node[], former: Former | null): string => {
      const items = former && changedItems(blocks, former);
      if (items) return items.head + rewrite(items.blocks, items.former) + items.tail;
      return rewrite(blocks, former);
    },
    readsApart: (above: string, gap: string, below: string): boolean => {
      if (above.length + below.length > LONG) return false;
      return meaningOf(above + gap + below) === meaningOf([above, below].join('\n\n'));
    },
  };
}
