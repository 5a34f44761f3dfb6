import { InputRule, inputRules } from '@milkdown/kit/prose/inputrules';
import type { EditorView } from '@milkdown/kit/prose/view';
import { formulaAt } from '@my-note/kit/markdown';
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

/** Formulas that were typed at the cursor before this was loaded. */
export function takeTyped(view: EditorView): void {
  const { state } = view;
  const { $from, empty } = state.selection;
  const { html } = state.schema.nodes;
  if (!html || !empty || !$from.parent.isTextblock || $from.parent.type.spec.code) return;
  const text = $from.parent.textBetween(0, $from.parentOffset, undefined, '\ufffc');
  const { tr } = state;
  for (const { index } of text.matchAll(/(?<![$\\])\$/g)) {
    const { raw = '' } = formulaAt(text.slice(index)) ?? {};
    const from = tr.mapping.map($from.start() + index);
    if (raw !== '' && !raw.includes('\ufffc') && tr.doc.textBetween(from, from + raw.length) === raw)
      tr.replaceWith(from, from + raw.length, html.create({ value: raw }));
  }
  if (tr.docChanged) view.dispatch(tr);
}
