// @vitest-environment jsdom
import { NodeSelection, TextSelection } from '@milkdown/kit/prose/state';
import { expect, test, vi } from 'vitest';
import { openEditor } from '../../testing/open-editor.ts';
import { controlUploadResponses, holdUploadResponses } from '../../testing/uploads.ts';
import { formattingOf } from '../visual/formatting.ts';
import { waitForUploads } from './uploads/running-uploads.ts';
import { insertFiles, leaveSelectedImage } from './visual-files.ts';

const PICTURE = new File(['x'], 'a.png', { type: 'image/png' });

async function open(content: string) {
  const made = await openEditor(content);
  const { view } = made;
  const select = (position: number) =>
    view.dispatch(view.state.tr.setSelection(TextSelection.create(view.state.doc, position)));
  return { ...made, select };
}

test('the cursor is after an inserted image', async () => {
  const { editor, view, select } = await open('Here:');
  const answer = holdUploadResponses();
  select(6);
  insertFiles(view, [PICTURE], 6);
  answer();
  await waitForUploads();
  expect(view.state.selection).toBeInstanceOf(TextSelection);
  view.dispatch(view.state.tr.insertText(' a loaf'));
  expect(editor.markdown()).toMatch(/^Here:!\[\]\(\S+\) a loaf$/);
  editor.destroy();
});

test('inserts several images in their order, whichever upload finishes first', async () => {
  const { editor, view, select } = await open('Here: there');
  const answer = holdUploadResponses();
  select(7);
  insertFiles(view, [PICTURE, PICTURE], 7);
  answer();
  await waitForUploads();
  expect(editor.markdown()).toMatch(/^Here: !\[\]\(\S+1\)!\[\]\(\S+2\)there$/);
  editor.destroy();
});

/** The text with the images by their numbers. */
const shownBy = ({ markdown }: { markdown: () => string }) =>
  markdown().replaceAll(/!\[\]\(\S*?(\d)\)/g, '[$1]');

test('inserts a finished image while another upload hangs, in the order of the files', async () => {
  const { editor, view } = await open('Here: there');
  const answer = controlUploadResponses();
  insertFiles(view, [PICTURE, PICTURE, PICTURE], 7);
  for (const [number, text] of [
    [2, 'Here: [2]there'],
    [3, 'Here: [2][3]there'],
    [1, 'Here: [1][2][3]there'],
  ] as const) {
    await answer(number);
    await vi.waitFor(() => expect(shownBy(editor)).toBe(text));
  }
  expect(view.dom.querySelector('[data-uploading]')).toBeNull();
  editor.destroy();
});

test.each([
  ['words around its place', 'Here: there', 'Hers; thews', 'Hers; thews\n\n[1][2]'],
  ['what its paragraph is', 'Here: there', '# Here: there now', '# Here: there now\n\n[1][2]'],
  [
    'a paragraph before another',
    'Here: there\n\nBelow',
    'Hers; thews\n\nBelow',
    'Hers; thews\n\n[1][2]\n\nBelow',
  ],
  ['all text', 'Here: there', '', '[1][2]'],
])('keeps images when another tab changes %s', async (_case, content, next, after) => {
  const { editor, view } = await open(content);
  const answer = controlUploadResponses();
  insertFiles(view, [PICTURE, PICTURE], 7);
  expect(editor.apply(next)).toBe(true);
  await answer(2);
  await vi.waitFor(() => expect(shownBy(editor)).toContain('[2]'));
  await answer(1);
  await waitForUploads();
  expect(shownBy(editor)).toBe(after);
  editor.destroy();
});

test('inserts an image into its list item when the text there was replaced', async () => {
  const { editor, view } = await open('- Here: there\n- more');
  const answer = controlUploadResponses();
  insertFiles(view, [PICTURE], 9);
  editor.apply('- Hers; thews\n- more');
  await answer(1);
  await waitForUploads();
  expect(shownBy(editor)).toBe('- Hers; thews\n\n  [1]\n- more');
  editor.destroy();
});

test('inserting images does not split code', async () => {
  const { editor, view } = await open('```\ncode here\n```\n');
  const answer = controlUploadResponses();
  insertFiles(view, [PICTURE, PICTURE], 5);
  await answer(2);
  await answer(1);
  await waitForUploads();
  expect(shownBy(editor)).toBe('```\ncode here\n```\n\n[1][2]\n');
  editor.destroy();
});

const rowOf = (view: { dom: HTMLElement }) => view.dom.querySelector('[data-uploading]');
const press = (view: { dom: HTMLElement }, label: string) =>
  [...(rowOf(view)?.querySelectorAll('button') ?? [])]
    .find((button) => button.getAttribute('aria-label') === label)
    ?.click();

test('a refused file says why, can be sent again, and changes nothing until then', async () => {
  const { editor, view } = await open('Here: there');
  const answer = controlUploadResponses();
  insertFiles(view, [new File(['x'], 'a.zip')], 7);
  await vi.waitFor(() => expect(rowOf(view)?.querySelector('progress')?.value).toBe(0.5));
  await answer.refuse(1, 'A file may have at most 50 MB');
  await waitForUploads();
  expect(rowOf(view)?.querySelector('[role=alert]')?.textContent).toBe(
    'Couldn’t add a.zip. A file may have at most 50 MB',
  );
  expect(editor.markdown()).toBe('Here: there');
  press(view, 'Try again to add a.zip');
  await answer(2);
  await waitForUploads();
  expect(rowOf(view)).toBeNull();
  expect(editor.markdown()).toMatch(/^Here: there\n\n\[a\.zip\]\(\/attachments\/\S+2\)\n*$/);
  editor.destroy();
});

test('an upload that is cancelled, or given up after it failed, leaves the text as it was', async () => {
  const { editor, view } = await open('Here: there');
  const answer = controlUploadResponses();
  insertFiles(view, [new File(['x'], 'a.zip')], 7);
  await vi.waitFor(() => expect(rowOf(view)?.querySelector('progress')).not.toBeNull());
  press(view, 'Cancel the upload of a.zip');
  await waitForUploads();
  expect(rowOf(view)).toBeNull();
  insertFiles(view, [new File(['x'], 'a.zip')], 7);
  await answer.refuse(2, 'no');
  await waitForUploads();
  press(view, 'Give up adding a.zip');
  await vi.waitFor(() => expect(rowOf(view)).toBeNull());
  expect(editor.markdown()).toBe('Here: there');
  editor.destroy();
});

test.each([
  ['in an empty paragraph', '', 1, '[a.pdf](1)\n\n[b \\[1\\].mp3](2)\n\n'],
  ['before a paragraph, at its start', 'Here: there', 1, '[a.pdf](1)\n\n[b \\[1\\].mp3](2)\n\nHere: there'],
  ['below a paragraph, elsewhere', 'Here: there', 7, 'Here: there\n\n[a.pdf](1)\n\n[b \\[1\\].mp3](2)'],
  ['below code', '```\ncode\n```\n', 3, '```\ncode\n```\n\n[a.pdf](1)\n\n[b \\[1\\].mp3](2)\n'],
])('files become paragraphs of their own %s, in their order', async (_where, content, at, after) => {
  for (const order of [
    [1, 2],
    [2, 1],
  ]) {
    const { editor, view, select } = await open(content);
    if (content === '') select(1);
    const answer = controlUploadResponses();
    insertFiles(view, [new File(['x'], 'a.pdf'), new File(['x'], 'b [1].mp3')], at);
    for (const number of order) {
      await answer(number);
      await vi.waitFor(() => expect(editor.markdown()).toContain(`${number})`));
    }
    await waitForUploads();
    expect(
      editor
        .markdown()
        .replaceAll(/\(\/attachments\/\S*?(\d)\)/g, '($1)')
        .trim(),
    ).toBe(after.trim());
    editor.destroy();
  }
});

test('what is typed after a file goes below it', async () => {
  const { editor, view, select } = await open('');
  const answer = holdUploadResponses();
  select(1);
  insertFiles(view, [new File(['x'], 'a.pdf')], 1);
  answer();
  await waitForUploads();
  view.dispatch(view.state.tr.insertText('and on'));
  expect(editor.markdown()).toMatch(/^\[a\.pdf\]\(\S+\)\n\nand on\n*$/);
  editor.destroy();
});

test('the form of a selected image stays open when text above it changes', async () => {
  const { editor, view } = await open('Above\n\nHere![](/a.png)there');
  const shown = () => [...formattingOf(view.state)].filter((name) => name.startsWith('image:'));
  view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, 12)));
  const before = shown();
  view.dispatch(view.state.tr.insertText('Far ', 1));
  expect(before).toHaveLength(1);
  expect(shown()).toEqual(before);
  editor.destroy();
});

test.each([5, 6])(
  'leaving an image that was selected from %i puts the cursor back on that side',
  async (from) => {
    const { editor, view, select } = await open('Here![](/a.png)there');
    select(from);
    view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, 5)));
    leaveSelectedImage(view);
    expect(view.state.selection.head).toBe(from);
    editor.destroy();
  },
);

test('an image is as wide as its alternative text says, and keeps its size when that text changes', async () => {
  const { editor, view } = await open('![A loaf|300](/a.png)');
  const image = view.dom.querySelector<HTMLImageElement>('[data-image] img');
  expect([image?.alt, image?.getAttribute('width')]).toEqual(['A loaf', '300']);
  view.dispatch(view.state.tr.setSelection(NodeSelection.create(view.state.doc, 1)));
  expect(editor.image()).toEqual({ alt: 'A loaf', title: '' });
  editor.changeImage({ alt: 'Two loaves', title: '' });
  expect(editor.markdown().trim()).toBe('![Two loaves|300](/a.png)');
  expect(view.dom.querySelector<HTMLImageElement>('[data-image] img')?.alt).toBe('Two loaves');
  editor.destroy();
});
