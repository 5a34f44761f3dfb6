// @vitest-environment jsdom
import { EditorView } from '@codemirror/view';
import { expect, test, vi } from 'vitest';
import { controlUploadResponses, holdUploadResponses } from '../../testing/uploads.ts';
import { sourceFiles } from './source-files.ts';
import { waitForUploads } from './uploads/running-uploads.ts';

type Hold = () => (number: number) => unknown;

function pasteInto(
  doc: string,
  count = 1,
  { at = doc.length, hold = holdUploadResponses as Hold, name = 'a.png', type = 'image/png' } = {},
) {
  const view = new EditorView({ parent: document.body, doc, extensions: sourceFiles });
  view.dispatch({ selection: { anchor: at } });
  const answer = hold();
  const files = Array.from({ length: count }, () => new File(['x'], name, { type }));
  const event = new Event('paste', { bubbles: true, cancelable: true });
  view.contentDOM.dispatchEvent(
    Object.assign(event, { clipboardData: { files, getData: () => '', types: ['Files'] } }),
  );
  return { view, answer };
}

test('typing goes on after an inserted image', async () => {
  const { view, answer } = pasteInto('Here: ');
  await answer(1);
  await waitForUploads();
  expect(view.state.sliceDoc()).toMatch(/^Here: !\[\]\(\/attachments\//);
  expect(view.state.selection.main.head).toBe(view.state.doc.length);
  view.destroy();
});

test('inserts several images in their order, each on a line', async () => {
  const { view, answer } = pasteInto('', 2);
  await answer(1);
  await waitForUploads();
  expect(view.state.sliceDoc()).toMatch(/^!\[\]\(\S+1\)\n!\[\]\(\S+2\)$/);
  view.destroy();
});

test('the cursor stays after what was typed during the upload', async () => {
  const { view, answer } = pasteInto('Here: ');
  view.dispatch(view.state.replaceSelection('and more'));
  await answer(1);
  await waitForUploads();
  expect(view.state.sliceDoc()).toMatch(/^Here: !\[\]\(.*\)and more$/);
  expect(view.state.selection.main.head).toBe(view.state.doc.length);
  view.destroy();
});

/** The text with the images by their numbers. */
const shownBy = ({ state }: EditorView) => state.sliceDoc().replaceAll(/!\[\]\(\S*?(\d)\)/g, '[$1]');

test.each([[[1, 2, 3]], [[1, 3, 2]], [[2, 1, 3]], [[2, 3, 1]], [[3, 1, 2]], [[3, 2, 1]]])(
  'images that arrive as %j are put in at once, each on its line and in the order of the files',
  async (order) => {
    const { view, answer } = pasteInto('', 3, { hold: controlUploadResponses });
    for (const number of order) {
      await answer(number);
      await vi.waitFor(() => expect(shownBy(view)).toContain(`[${number}]`));
    }
    expect(shownBy(view)).toBe('[1]\n[2]\n[3]');
    expect(view.dom.querySelector('[data-uploading]')).toBeNull();
    view.destroy();
  },
);

test.each([
  ['Hers; thews', '\n\n[1]\n[2]'],
  ['Hers; thews\n\nBelow', '\n\n[1]\n[2]\n\nBelow'],
  ['# Hers; thews\nBelow', '\n\n[1]\n[2]\n\nBelow'],
  ['', '[1]\n[2]'],
])('keeps images when the text around their placeholder was replaced: %j', async (text, after) => {
  const { view, answer } = pasteInto('Here: there', 2, { at: 6, hold: controlUploadResponses });
  view.dispatch({ changes: { from: 0, to: 11, insert: text } });
  await answer(2);
  await vi.waitFor(() => expect(shownBy(view)).toContain('[2]'));
  await answer(1);
  await waitForUploads();
  expect(shownBy(view)).toBe(text.split('\n')[0] + after);
  view.destroy();
});

test.each([
  ['', 0, '[a \\[1\\].pdf](1)\n\n[a \\[1\\].pdf](2)'],
  ['Here: there', 6, 'Here: there\n\n[a \\[1\\].pdf](1)\n\n[a \\[1\\].pdf](2)'],
  ['Here: there', 0, '[a \\[1\\].pdf](1)\n\n[a \\[1\\].pdf](2)\n\nHere: there'],
  ['Above\n\nBelow', 6, 'Above\n\n[a \\[1\\].pdf](1)\n\n[a \\[1\\].pdf](2)\n\nBelow'],
])('files become paragraphs of their own in %j at %i, in their order', async (doc, at, after) => {
  for (const order of [
    [1, 2],
    [2, 1],
  ]) {
    const { view, answer } = pasteInto(doc, 2, {
      at,
      hold: controlUploadResponses,
      name: 'a [1].pdf',
      type: 'application/pdf',
    });
    for (const number of order) {
      await answer(number);
      await vi.waitFor(() => expect(view.state.sliceDoc()).toContain(`${number})`));
    }
    await waitForUploads();
    expect(view.state.sliceDoc().replaceAll(/\(\/attachments\/\S*?(\d)\)/g, '($1)')).toBe(after);
    view.destroy();
  }
});
