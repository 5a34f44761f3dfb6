import { remarkCtx } from '@milkdown/kit/core';
import type { Ctx } from '@milkdown/kit/ctx';
import type { EditorView } from '@milkdown/kit/prose/view';
import { $remark } from '@milkdown/kit/utils';
import { readFormulas } from './formula-syntax.ts';
import { takers } from './takers.ts';
import { takeFormula, takeTypedFormulas } from './typed-formulas.ts';

export { drawIn } from './draw-in.ts';

/** What the parser of a text with dollar signs has in addition. */
export const formulaParser = $remark('formulas', (ctx) => {
  takers.set(ctx, takeFormula);
  return function (this: Parameters<typeof readFormulas>[0]) {
    readFormulas(this);
  };
});

/** Teaches the parser of an editor that was opened without formulas, when the first one is written. */
export function addFormulas(ctx: Ctx, view: EditorView): void {
  takers.set(ctx, takeFormula);
  readFormulas(ctx.get(remarkCtx));
  takeTypedFormulas(view);
}
