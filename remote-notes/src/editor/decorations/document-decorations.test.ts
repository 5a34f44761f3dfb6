// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { openEditor } from '../../testing/open-editor.ts';

const marks = (dom: Element) => [...dom.querySelectorAll('mark')].map(({ textContent }) => textContent);
const callouts = (dom: Element) =>
  [...dom.querySelectorAll('blockquote')].map((quote) => quote.getAttribute('data-callout'));

test('redraws a changed block and leaves the others as they are', async () => {
  const { editor, view } = await openEditor(
    '==one==\n\n> [!tip] Here\n\n- two ==three==\n\n> plain\n\n==four==',
  );
  expect(marks(view.dom)).toEqual(['one', 'three', 'four']);
  expect(callouts(view.dom)).toEqual(['tip', null]);
  // Above all, so that everything below moves.
  view.dispatch(view.state.tr.insertText('==zero== ', 1));
  expect(marks(view.dom)).toEqual(['zero', 'one', 'three', 'four']);
  expect(callouts(view.dom)).toEqual(['tip', null]);
  const plain =
    view.state.doc.content.size - view.state.doc.child(4).nodeSize - view.state.doc.child(3).nodeSize + 2;
  view.dispatch(view.state.tr.insertText('[!note] ', plain));
  expect(callouts(view.dom)).toEqual(['tip', 'note']);
  view.dispatch(view.state.tr.delete(0, view.state.doc.child(0).nodeSize));
  expect(marks(view.dom)).toEqual(['three', 'four']);
  expect(callouts(view.dom)).toEqual(['tip', 'note']);
  editor.destroy();
});

test('colors code while it is typed', async () => {
  const { editor, view } = await openEditor('Above\n\n- item\n\n  ```js\n  const one = 1;\n  ```');
  const colored = () =>
    [...view.dom.querySelectorAll('pre [class^=hljs]')].map(({ textContent }) => textContent);
  await expect.poll(colored).toEqual(['const', '1']);
  view.dispatch(view.state.tr.insertText('Even ', 1));
  expect(colored()).toEqual(['const', '1']);
  let at = 0;
  view.state.doc.descendants((node, place) => {
    if (node.type.spec.code) at = place + 1;
  });
  view.dispatch(view.state.tr.insertText('let two = 2;\n', at));
  // The colors of the rest stay while the new ones are found.
  expect(colored()).toEqual(['const', '1']);
  await expect.poll(colored).toEqual(['let', '2', 'const', '1']);
  editor.destroy();
});
