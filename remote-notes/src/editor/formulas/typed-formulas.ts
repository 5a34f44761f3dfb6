import type { EditorView } from '@milkdown/kit/prose/view';
import { formulaAt } from '@my-note/kit/markdown';
import { formulaOf } from './formula-of.ts';
import type { TakeFormula } from './takers.ts';

/** The last dollar sign is not in the text yet; `$$` may still become the start of a longer formula. */
export const takeFormula: TakeFormula = (tr, source, start) => {
  const isCode = tr.doc.resolve(start).parent.type.spec.code;
  return isCode || !formulaOf(source) ? null : replace(tr, start, start + source.length - 1, source);
};

const replace = (tr: Parameters<TakeFormula>[0], from: number, to: number, value: string) => {
  const { marks = [] } = tr.doc.nodeAt(from) ?? {};
  const formula = tr.doc.type.schema.nodes.html?.create({ value }, null, marks);
  return formula ? tr.replaceWith(from, to, formula) : null;
};

/** Formulas in a piece of text, with their places. */
function* formulasIn(text: string) {
  for (let at = text.indexOf('$'); at >= 0; at = text.indexOf('$', at + 1)) {
    const found = /[\\$]/.test(text[at - 1] ?? '') ? undefined : formulaAt(text.slice(at));
    if (!found) continue;
    yield { at, source: found.raw };
    at += found.raw.length - 1;
  }
}

/** Makes formulas of those that were typed before the parser knew any. */
export function takeTypedFormulas(view: EditorView): void {
  const { tr } = view.state;
  const found: { from: number; source: string }[] = [];
  tr.doc.descendants(({ text = '', marks }, position, parent) => {
    if (parent?.type.spec.code || marks.some(({ type }) => type.spec.code)) return;
    for (const { at, source } of formulasIn(text)) found.push({ from: position + at, source });
  });
  // From the last one, so that the places of the others stay.
  for (const { from, source } of found.reverse()) replace(tr, from, from + source.length, source);
  if (tr.docChanged) view.dispatch(tr);
}
