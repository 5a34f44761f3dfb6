import { remarkCtx } from '@milkdown/kit/core';
import type { Ctx } from '@milkdown/kit/ctx';
import { htmlSchema } from '@milkdown/kit/preset/commonmark';
import { $prose, $remark, $view } from '@milkdown/kit/utils';
import { readFormulas } from './formula-syntax.ts';
import { formulaView } from './formula-view.ts';
import { typeFormula } from './type-formula.ts';

/** What the editor of a text with dollar signs has in addition. */
export const formulaPlugins = [
  $prose(typeFormula),
  $view(htmlSchema.node, () => formulaView),
  $remark(
    'formulas',
    () =>
      function (this: Parameters<typeof readFormulas>[0]) {
        readFormulas(this);
      },
  ),
].flat();

/** Teaches the parser of an editor that was opened without formulas; they show their source until it is opened again. */
export const addFormulas = (ctx: Ctx): void => readFormulas(ctx.get(remarkCtx));
