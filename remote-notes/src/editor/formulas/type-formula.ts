import { InputRule, inputRules } from '@milkdown/kit/prose/inputrules';
import { formulaOf } from './formula-of.ts';

const TYPED = /(?<![$\\])(\$\$?)(?![\s$])(?:\\.|[^\\$`])*(?:\\\S|[^\s\\$`])\1$/;

/** A formula that is typed is one at its closing dollar sign. */
export const typeFormula = () =>
  inputRules({
    rules: [
      new InputRule(TYPED, ({ tr, schema, doc }, [source], start, end) => {
        const { html } = schema.nodes;
        const $start = doc.resolve(start);
        // `$$` may still become the start of a longer one.
        if (!html || !formulaOf(source) || $start.parent.type.spec.code) return null;
        return tr.replaceWith(start, end, html.create({ value: source }));
      }),
    ],
  });
