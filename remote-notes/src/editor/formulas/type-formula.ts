import type { Ctx } from '@milkdown/kit/ctx';
import { InputRule, inputRules } from '@milkdown/kit/prose/inputrules';
import { provideFormulas } from './provide-formulas.ts';
import { takers } from './takers.ts';

const TYPED = /(?<![$\\])(\$\$?)(?![\s$])(?:\\.|[^\\$`])*(?:\\\S|[^\s\\$`])\1$/;

/** A formula that is typed is one at its closing dollar sign; the first one as soon as the parser knows formulas. */
export const typeFormula = (ctx: Ctx) =>
  inputRules({
    rules: [
      new InputRule(TYPED, ({ tr }, [source], start) => {
        const take = takers.get(ctx);
        if (take) return take(tr, source, start);
        provideFormulas(ctx).catch(() => {});
        return null;
      }),
    ],
  });
