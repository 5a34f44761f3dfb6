import { type Command, NodeSelection } from '@milkdown/kit/prose/state';
import type { VisualEditor } from '../visual/visual-editor.ts';
import { askForSource } from './asked-source.ts';
import { provideFormulas } from './provide-formulas.ts';

/** Puts a formula at the cursor and selects it, so that its source can be changed. */
export const insertFormula =
  (source: string): Command =>
  (state, dispatch) => {
    const { tr, schema, selection } = state;
    const formula = schema.nodes.html?.create({ value: source });
    if (!formula || selection.$from.parent.type.spec.code) return false;
    tr.replaceSelectionWith(formula, false);
    const at = tr.mapping.map(selection.from, -1);
    dispatch?.(tr.setSelection(NodeSelection.create(tr.doc, at)).scrollIntoView());
    return true;
  };

/** The same, when the editor knows formulas; without a connection it does not. */
export function writeFormula(editor: VisualEditor, source: string): void {
  const write = () => {
    askForSource(editor, source);
    editor.run(insertFormula(source));
  };
  provideFormulas(editor.ctx).then(write, write);
}
