import { editorViewCtx } from '@milkdown/kit/core';
import type { Ctx } from '@milkdown/kit/ctx';
import type { Transaction } from '@milkdown/kit/prose/state';
import { loadFormulas } from './lazy-formulas.ts';

/** Makes a formula of what was typed; null when it is none. */
export type TakeFormula = (tr: Transaction, source: string, start: number) => Transaction | null;

/** Of the editors whose parser knows formulas. */
export const takers = new WeakMap<Ctx, TakeFormula>();
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
