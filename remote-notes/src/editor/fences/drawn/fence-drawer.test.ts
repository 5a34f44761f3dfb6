// @vitest-environment jsdom
import { NodeSelection, TextSelection } from '@milkdown/kit/prose/state';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { stubLayout } from '../../../testing/no-layout.ts';
import { openEditor } from '../../../testing/open-editor.ts';
import type { VisualEditor } from '../../visual/visual-editor.ts';
import { createFenceDrawer } from './fence-drawer.ts';
import { saveSource } from './save-source.ts';

const NOTE = 'Above\n\n```chart\none\n```\n\n> ~~~ chart\n> two\n> ~~~\n\n```js\nplain\n```\n\nBelow\n';

let editor: VisualEditor;
beforeEach(stubLayout);
afterEach(() => editor.destroy());

/** The drawings of an editor, all of which are drawn before if `isKnown`. */
async function draw(content = NOTE, { isKnown = false, isStart = false } = {}) {
  const opened = await openEditor(content);
  ({ editor } = opened);
  const { view } = opened;
  const filled = new Set(['chart']);
  const drawer = createFenceDrawer(view, {
    isFilled: (language) => filled.has(language),
    isKnown: () => isKnown,
    isStart,
  });
  view.setProps({ decorations: drawer.decorate });
  const fences = () => drawer.store.getState().fences;
  return {
    view,
    drawer,
    filled,
    fences,
    positionOf: (n: number) => drawer.find(fences()[n]?.id ?? 0)?.pos ?? 0,
    drawAll: () => {
      for (const { id } of fences()) drawer.setDrawn(id, true);
    },
    hidden: () => [...view.dom.querySelectorAll('pre[hidden]')].map(({ textContent }) => textContent),
    putCursor: (at: number) =>
      view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, at))),
  };
}

test('a drawing takes the place of its source unless the cursor is in it, and the text stays as it is', async () => {
  const { drawer, drawAll, hidden, fences, positionOf, putCursor, view } = await draw();
  expect(fences().map(({ language, node }) => `${language} ${node.textContent}`)).toEqual([
    'chart one',
    'chart two',
  ]);
  expect(hidden()).toEqual([]);
  drawAll();
  expect(hidden()).toEqual(['one', 'two']);
  const [first] = fences();
  putCursor(positionOf(0) + 2);
  expect(hidden()).toEqual(['two']);
  expect(view.dom.querySelector('pre + [data-fence]')).toBe(first?.place);
  putCursor(1);
  expect(hidden()).toEqual(['one', 'two']);
  drawer.setDrawn(first?.id ?? 0, false);
  expect(hidden()).toEqual(['two']);
  expect(editor.markdown()).toBe(NOTE);
});

test('a drawing stays the same while its source and the text around it change', async () => {
  const { view, fences, positionOf } = await draw();
  const before = fences();
  view.dispatch(view.state.tr.insertText('one more ', 1));
  view.dispatch(view.state.tr.insertText('and ', positionOf(1) + 1));
  expect(fences().map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  expect(fences().map(({ node }) => node.textContent)).toEqual(['one', 'and two']);
  view.dispatch(view.state.tr.delete(positionOf(0), positionOf(0) + (before[0]?.node.nodeSize ?? 0)));
  expect(fences().map(({ id }) => id)).toEqual([before[1]?.id]);
});

test('a drawing opens where it stands after text was typed above it', async () => {
  const { drawer, drawAll, fences, hidden, view } = await draw();
  drawAll();
  view.dispatch(view.state.tr.insertText('one more ', 1));
  drawer.open(fences()[1]?.id ?? 0, 'end');
  expect(hidden()).toEqual(['one']);
  const { $head } = view.state.selection;
  expect([$head.parent.textContent, $head.parentOffset]).toEqual(['two', 3]);
});

test('nothing is drawn for a language that no remote draws any more', async () => {
  const { drawer, drawAll, filled, hidden, view } = await draw();
  drawAll();
  filled.clear();
  drawer.refresh();
  expect(hidden()).toEqual([]);
  expect(view.dom.querySelector('[data-fence]')).toBeNull();
});

test('where editing starts in a drawing, its source shows with the first change only', async () => {
  const { drawer, hidden, view } = await draw('```chart\none\n```\n', { isKnown: true, isStart: true });
  expect(hidden()).toEqual(['one']);
  view.dispatch(view.state.tr.insertText('no', 1));
  expect(hidden()).toEqual([]);
  expect(drawer.hiddenAt(1)).toBeUndefined();
});

test('what is open stays open until the button of the mouse is up', async () => {
  const { drawer, drawAll, hidden, positionOf, putCursor } = await draw();
  drawAll();
  putCursor(positionOf(0) + 1);
  drawer.hold(true);
  putCursor(1);
  expect(hidden()).toEqual(['two']);
  drawer.hold(false);
  expect(hidden()).toEqual(['one', 'two']);
});

test('a saved source is one step to undo, and the drawing keeps its place', async () => {
  const { drawAll, drawer, fences, hidden, view } = await draw();
  drawAll();
  saveSource(view, drawer.find(fences()[0]?.id ?? 0), 'chart', 'three\n\nfour\n');
  expect(editor.markdown()).toBe(NOTE.replace('one', 'three\n\nfour'));
  expect(hidden()).toEqual(['three\n\nfour', 'two']);
  editor.undo();
  expect(editor.markdown()).toBe(NOTE);
});

test('a source with fences of its own, or of a block that is gone, is kept', async () => {
  const { drawer, fences, view } = await draw('```chart\none\n```\n');
  saveSource(view, drawer.find(fences()[0]?.id ?? 0), 'chart', '```\ninner\n```');
  expect(editor.markdown()).toBe('````chart\n```\ninner\n```\n````\n');
  saveSource(view, undefined, 'chart', 'two');
  expect(editor.markdown()).toContain('```chart\ntwo\n```');
});

test('after a source is saved whose block was selected, the cursor is behind it', async () => {
  const { drawer, fences, view } = await draw('```chart\none\n```\n');
  const first = drawer.find(fences()[0]?.id ?? 0);
  view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, first?.pos ?? 0)));
  saveSource(view, first, 'chart', 'two');
  expect(view.state.selection.$head.parent.type.name).toBe('paragraph');
  expect(editor.markdown()).toBe('```chart\ntwo\n```\n');
});
