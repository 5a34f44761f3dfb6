import { editorViewCtx } from '@milkdown/kit/core';
import type { Ctx } from '@milkdown/kit/ctx';
import { loadFormulas } from './lazy-formulas.ts';

/** Parsers that know formulas, or get to know them. */
const known = new WeakMap<Ctx, Promise<void>>();
const ready = new WeakSet<Ctx>();

export const knowsFormulas = (ctx: Ctx): boolean => ready.has(ctx);
export const setFormulasKnown = (ctx: Ctx): unknown => ready.add(ctx);

/** Makes sure that the parser of an editor knows formulas, and that those that are there are drawn. */
export function provideFormulas(ctx: Ctx): Promise<void> {
  if (ready.has(ctx)) return Promise.resolve();
  const asked =
    known.get(ctx) ??
    loadFormulas().then(({ addFormulas }) => {
      const view = ctx.get(editorViewCtx);
      if (view.isDestroyed) return;
      ready.add(ctx);
      addFormulas(ctx, view);
    });
  known.set(ctx, asked);
  // Without a connection it is tried again.
  asked.catch(() => known.delete(ctx));
  return asked;
}
