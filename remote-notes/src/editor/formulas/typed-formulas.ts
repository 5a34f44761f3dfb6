import type { Node } from '@milkdown/kit/prose/model';
import type { EditorView } from '@milkdown/kit/prose/view';
import { formulaAt } from '@my-note/kit/markdown';

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
  const { tr, schema } = view.state;
  const found: { from: number; source: string; marks: Node['marks'] }[] = [];
  tr.doc.descendants(({ text = '', marks }, position, parent) => {
    if (parent?.type.spec.code || marks.some(({ type }) => type.spec.code)) return;
    for (const { at, source } of formulasIn(text)) found.push({ from: position + at, source, marks });
  });
  // From the last one, so that the places of the others stay.
  for (const { from, source, marks } of found.reverse()) {
    const formula = schema.nodes.html?.create({ value: source }, null, marks);
    if (formula) tr.replaceWith(from, from + source.length, formula);
  }
  if (tr.docChanged) view.dispatch(tr);
}
