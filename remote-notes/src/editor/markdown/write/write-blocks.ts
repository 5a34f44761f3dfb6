import { schemaCtx, serializerCtx } from '@milkdown/kit/core';
import type { Ctx } from '@milkdown/kit/ctx';
import type { Node } from '@milkdown/kit/prose/model';
import { OWN_STYLE, type WriteStyle, writeStyle } from './write-style.ts';

export function writeBlocks(ctx: Ctx, blocks: readonly Node[], style: WriteStyle = OWN_STYLE): string {
  ctx.set(writeStyle.key, style);
  const doc = ctx.get(schemaCtx).topNodeType.create(null, [...blocks]);
  return ctx.get(serializerCtx)(doc).replace(/\n+$/, '');
}
