// @vitest-environment jsdom
import { TextSelection } from '@milkdown/kit/prose/state';
import type { EditorView } from '@milkdown/kit/prose/view';
import { expect, test } from 'vitest';
import { openEditor } from '../../testing/open-editor.ts';
import { insertFormula, writeFormula } from './insert-formula.ts';

/** Sources of the formulas in the document. */
function formulasIn({ state: { doc } }: EditorView): string[] {
  const found: string[] = [];
  doc.descendants(({ type, attrs }) => {
    if (type.name === 'html') found.push(String(attrs.value));
  });
  return found;
}

/** Puts the cursor behind a word and types there. */
function typeAt(view: EditorView, word: string, text: string): void {
  let at = 0;
  view.state.doc.descendants((node, position) => {
    const index = node.text?.indexOf(word) ?? -1;
    if (index >= 0) at = position + index + word.length;
  });
  view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, at)));
  for (const letter of text) {
    const { from, to } = view.state.selection;
    const insert = () => view.state.tr.insertText(letter, from, to);
    if (!view.someProp('handleTextInput', (handle) => handle(view, from, to, letter, insert)))
      view.dispatch(insert());
  }
}

test.each([
  ['first $\\{a\\}$ word', ['$\\{a\\}$']],
  ['first $a_1$ and $b_2*c$ word', ['$a_1$', '$b_2*c$']],
  ['first $$x$$ word', ['$$x$$']],
  ['first word\n\n$$\na\n- b\n= c\n$$\n\nlast', ['$$\na\n- b\n= c\n$$']],
  ['first word\n$$\na \\\\\n# b\n$$\nlast', ['$$\na \\\\\n# b\n$$']],
  ['> first word\n>\n> $$\n> a\n> > b\n> $$', ['$$\na\n> b\n$$']],
  ['- first word\n\n  $$\n  a\n  $$\n- b', ['$$\na\n$$']],
  ['| first word |\n| - |\n| $x$ |\n', ['$x$']],
  ['first word\r\n\r\n$$\r\na\r\n$$', ['$$\r\na\r\n$$']],
  ['**first $x$** word', ['$x$']],
])('reads the formulas of %j and keeps them byte for byte', async (markdown, formulas) => {
  const { editor, view } = await openEditor(markdown);
  expect(formulasIn(view)).toEqual(formulas);
  expect(editor.markdown()).toBe(markdown);
  typeAt(view, 'first', ' new');
  expect(editor.markdown()).toBe(markdown.replace('first', 'first new'));
  editor.destroy();
});

test.each([
  'first costs $5 and $6',
  'first \\$x\\$ y',
  'first \\$x$ y',
  'first `$x$` y',
  'first $ x$ y',
  'first $$\n\n$$',
  'first $x\ny$ z',
])('leaves the words of %j', async (markdown) => {
  const { editor, view } = await openEditor(markdown);
  expect(formulasIn(view)).toEqual([]);
  typeAt(view, 'first', ' new');
  expect(editor.markdown()).toBe(markdown.replace('first', 'first new'));
  editor.destroy();
});

test('a formula that is typed is one at its end', async () => {
  const { editor, view } = await openEditor('first $x$');
  typeAt(view, 'first', ' $\\{a\\}$, $5 and 6');
  expect(formulasIn(view)).toEqual(['$\\{a\\}$', '$x$']);
  expect(editor.markdown()).toBe('first $\\{a\\}$, $5 and 6 $x$');
  editor.destroy();
});

test('a new formula is selected, and its source can be changed', async () => {
  const { editor, view } = await openEditor('first $y$');
  typeAt(view, 'first', ' ');
  editor.run(insertFormula('$x$'));
  expect(editor.html()).toBe('$x$');
  editor.changeHtml('$\\sqrt{x}$');
  expect(editor.markdown()).toBe('first $\\sqrt{x}$ $y$');
  editor.destroy();
});

test('an editor that was opened without formulas keeps one that is inserted', async () => {
  const { editor, view } = await openEditor('first word');
  typeAt(view, 'first', ' ');
  writeFormula(editor, '$\\{a\\}$');
  await expect.poll(() => formulasIn(view)).toEqual(['$\\{a\\}$']);
  expect(editor.markdown()).toBe('first $\\{a\\}$ word');
  editor.destroy();
});

test('the first formula that is typed is one as soon as formulas are known, and others at once', async () => {
  const { editor, view } = await openEditor('first **word** `code`');
  typeAt(view, 'word', ' $\\{a\\}$ and $5, $$x$$');
  typeAt(view, 'co', '$c$');
  const typed = 'first **word $\\{a\\}$ and $5, $$x$$** `co$c$de`';
  await expect.poll(() => formulasIn(view)).toEqual(['$\\{a\\}$', '$$x$$']);
  expect(editor.markdown()).toBe(typed);
  typeAt(view, 'first', ' $y$');
  expect(formulasIn(view)).toEqual(['$y$', '$\\{a\\}$', '$$x$$']);
  expect(editor.markdown()).toBe(typed.replace('first', 'first $y$'));
  editor.destroy();
});
