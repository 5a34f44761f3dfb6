import { editorViewCtx } from '@milkdown/kit/core';
import type { Ctx } from '@milkdown/kit/ctx';
import { loadFormulas } from './lazy-formulas.ts';
import { takers } from './takers.ts';

const asked = new WeakMap<Ctx, Promise<void>>();

/** Makes sure that the parser of an editor knows formulas, and takes those that were typed before. */
export function provideFormulas(ctx: Ctx): Promise<void> {
  if (takers.has(ctx)) return Promise.resolve();
  const asking =
    asked.get(ctx) ??
    loadFormulas().then(({ addFormulas }) => {
      const view = ctx.get(editorViewCtx);
      if (!view.isDestroyed) addFormulas(ctx, view);
    });
  asked.set(ctx, asking);
  // Without a connection it is tried again.
  asking.catch(() => asked.delete(ctx));
  return asking;
}
