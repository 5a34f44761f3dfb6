import type { Ctx } from '@milkdown/kit/ctx';
import { InputRule, inputRules } from '@milkdown/kit/prose/inputrules';
import { formulaOf } from './formula-of.ts';
import { knowsFormulas, provideFormulas } from './provide-formulas.ts';

const TYPED = /(?<![$\\])(\$\$?)(?![\s$])(?:\\.|[^\\$`])*(?:\\\S|[^\s\\$`])\1$/;

/** A formula that is typed is one at its closing dollar sign; the first one as soon as the parser knows formulas. */
export const typeFormula = (ctx: Ctx) =>
  inputRules({
    rules: [
      new InputRule(TYPED, ({ tr, schema, doc }, [source], start, end) => {
        const { html } = schema.nodes;
        const $start = doc.resolve(start);
        // `$$` may still become the start of a longer one.
        if (!html || !formulaOf(source) || $start.parent.type.spec.code) return null;
        const { marks = [] } = doc.nodeAt(start) ?? {};
        if (knowsFormulas(ctx))
          return tr.replaceWith(start, end, html.create({ value: source }, null, marks));
        provideFormulas(ctx).catch(() => {});
        return null;
      }),
    ],
  });
