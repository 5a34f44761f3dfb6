import { remarkCtx } from '@milkdown/kit/core';
import type { Ctx } from '@milkdown/kit/ctx';
import { htmlSchema } from '@milkdown/kit/preset/commonmark';
import type { EditorView } from '@milkdown/kit/prose/view';
import { $prose, $remark, $view } from '@milkdown/kit/utils';
import { readFormulas } from './formula-syntax.ts';
import { formulaView } from './formula-view.ts';
import { takeTyped, typeFormula } from './type-formula.ts';

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

/** Gives an editor that was opened without them its formulas. */
export function addFormulas(ctx: Ctx, view: EditorView): void {
  readFormulas(ctx.get(remarkCtx));
  view.setProps({ nodeViews: { ...view.props.nodeViews, html: formulaView } });
  const { plugins } = view.state;
  view.updateState(view.state.reconfigure({ plugins: [typeFormula(), ...plugins] }));
  if (!view.composing) takeTyped(view);
}
