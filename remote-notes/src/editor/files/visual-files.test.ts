// @vitest-environment jsdom
import { NodeSelection, TextSelection } from '@milkdown/kit/prose/state';
import { expect, test, vi } from 'vitest';
import { openEditor } from '../../testing/open-editor.ts';
import { controlUploadResponses, holdUploadResponses } from '../../testing/uploads.ts';
import { formattingOf } from '../visual/formatting.ts';
import { waitForUploads } from './uploads.ts';
import { insertImages, leaveSelectedImage } from './visual-images.ts';

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
  insertImages(view, [PICTURE], 6);
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
  insertImages(view, [PICTURE, PICTURE], 7);
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
  insertImages(view, [PICTURE, PICTURE, PICTURE], 7);
  for (const [number, text] of [
    [2, 'Here: [2]there'],
    [3, 'Here: [2][3]there'],
    [1, 'Here: [1][2][3]there'],
  ] as const) {
    answer(number);
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
  insertImages(view, [PICTURE, PICTURE], 7);
  expect(editor.apply(next)).toBe(true);
  answer(2);
  await vi.waitFor(() => expect(shownBy(editor)).toContain('[2]'));
  answer(1);
  await waitForUploads();
  expect(shownBy(editor)).toBe(after);
  editor.destroy();
});

test('inserts an image into its list item when the text there was replaced', async () => {
  const { editor, view } = await open('- Here: there\n- more');
  const answer = controlUploadResponses();
  insertImages(view, [PICTURE], 9);
  editor.apply('- Hers; thews\n- more');
  answer(1);
  await waitForUploads();
  expect(shownBy(editor)).toBe('- Hers; thews\n\n  [1]\n- more');
  editor.destroy();
});

test('inserting images does not split code', async () => {
  const { editor, view } = await open('```\ncode here\n```\n');
  const answer = controlUploadResponses();
  insertImages(view, [PICTURE, PICTURE], 5);
  answer(2);
  answer(1);
  await waitForUploads();
  expect(shownBy(editor)).toBe('```\ncode here\n```\n\n[1][2]\n');
  editor.destroy();
});

test('a refused image changes nothing, and its placeholder is removed', async () => {
  const { editor, view } = await open('Here: there');
  insertImages(view, [new File(['x'], 'a.svg', { type: 'image/svg+xml' })], 7);
  await waitForUploads();
  expect(view.dom.querySelector('[data-uploading]')).toBeNull();
  expect(editor.markdown()).toBe('Here: there');
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
