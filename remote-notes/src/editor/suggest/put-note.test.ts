// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { openEditor } from '../../testing/open-editor.ts';
import { putNote } from './put-note.ts';

const id = '0192f0c1-2b3c-7d4e-8f50-112233445566';

test.each([
  ['', `![Rye](note:${id})\n\nnext`],
  ['See ', `See\n\n![Rye](note:${id})\n\nnext`],
])('an embedded note has a paragraph of its own below %j', async (before, expected) => {
  const { editor, view } = await openEditor('x');
  view.dispatch(view.state.tr.insertText(`${before}![[ry`, 1, 2));
  const from = 1 + before.length;
  putNote({ mode: 'visual', editor }, { from, to: from + 5 }, { id, title: 'Rye', isEmbedded: true });
  view.dispatch(view.state.tr.insertText('next'));
  expect(editor.markdown().trim()).toBe(expected);
  editor.destroy();
});

test('a part of a note is a link with an anchor, and one of the note itself has the anchor alone', async () => {
  const { editor, view } = await openEditor('x');
  putNote({ mode: 'visual', editor }, { from: 1, to: 2 }, { id, title: 'Rye > Über uns', part: '#über-uns' });
  expect(editor.markdown().trim()).toBe(`[Rye > Über uns](note:${id}#über-uns)`);
  view.dispatch(view.state.tr.insertText(' ', view.state.selection.head));
  const { head } = view.state.selection;
  putNote({ mode: 'visual', editor }, { from: head, to: head }, { id: '', title: 'A', part: '#a' });
  expect(editor.markdown().trim()).toContain('[A](#a)');
  editor.destroy();
});
