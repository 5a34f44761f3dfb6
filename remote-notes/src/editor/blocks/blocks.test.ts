// @vitest-environment jsdom
import type { EditorState, Transaction } from '@milkdown/kit/prose/state';
import { beforeEach, expect, test } from 'vitest';
import { stubLayout } from '../../testing/no-layout.ts';
import { openEditor } from '../../testing/open-editor.ts';
import { type Block, blockAt } from './change/block-at.ts';
import { deleteBlock, duplicateBlock } from './change/copy-block.ts';
import { moveBlock, moveBy } from './change/move-block.ts';
import { type Kind, turnInto } from './change/turn-into.ts';

beforeEach(stubLayout);

type Change = (state: EditorState, block: Block) => Transaction | null;

/** The text after a change of the block that contains some words, which one undo takes back. */
async function changed(content: string, words: string, change: Change): Promise<string | null> {
  const { editor, view } = await openEditor(content);
  const { state } = view;
  let inside = 0;
  state.doc.descendants((node, pos) => {
    if (node.isText && node.text?.includes(words)) inside = pos + 1;
  });
  const block = blockAt(state.doc, inside);
  const tr = block && change(state, block);
  if (tr) view.dispatch(tr);
  tr?.doc.check();
  const written = tr && editor.markdown();
  editor.undo();
  expect(editor.markdown()).toBe(content);
  editor.destroy();
  return written;
}

const ODD =
  'Title\n=====\n\n*  star\n*  list\n\n__bold__ and\nmore\n\n***\n\n~~~js\ncode\n~~~\n\n|a|b|\n|-|:-:|\n|1|2|\n';

test.each([
  [
    ODD,
    'bold',
    -1,
    'Title\n=====\n\n__bold__ and\nmore\n\n*  star\n*  list\n\n***\n\n~~~js\ncode\n~~~\n\n|a|b|\n|-|:-:|\n|1|2|\n',
  ],
  [
    ODD,
    'Title',
    1,
    '*  star\n*  list\n\nTitle\n=====\n\n__bold__ and\nmore\n\n***\n\n~~~js\ncode\n~~~\n\n|a|b|\n|-|:-:|\n|1|2|\n',
  ],
  [ODD, 'star', 1, ODD.replace('*  star\n*  list', '*  list\n*  star')],
  ['- a\n  - b\n  - c\n- d', 'c', -1, '- a\n  - c\n  - b\n- d'],
  ['1. a\n2. b\n3. c\n', 'c', -1, '1. a\n2. c\n3. b\n'],
  ['> a\n> b\n\nc', 'a', 1, 'c\n\n> a\n> b'],
] as const)(
  'of %j moves the block with %j by %i and keeps all other text',
  async (content, words, by, after) => {
    expect(await changed(content, words, (state, block) => moveBy(state, block, by))).toBe(after);
  },
);

test('does not move the first block up or the last down', async () => {
  expect(await changed('a\n\nb', 'a', (state, block) => moveBy(state, block, -1))).toBeNull();
  expect(await changed('- a\n- b', 'b', (state, block) => moveBy(state, block, 1))).toBeNull();
});

test.each([
  ['- a\n- b\n\nText', 'a', 'end', '- b\n\nText\n\n- a'],
  ['- a\n\nText', 'a', 'end', 'Text\n\n- a'],
  ['1. a\n2. b\n\nText', 'b', 'end', '1. a\n\nText\n\n1. b'],
  ['Text\n\n- a\n- b', 'b', 'start', '- b\n\nText\n\n- a'],
] as const)('moves of %j the item %j out of its list, to the %s', async (content, words, to, after) => {
  const move: Change = (state, block) => moveBlock(state, block, to === 'end' ? state.doc.content.size : 0);
  expect(await changed(content, words, move)).toBe(after);
});

test('moves an item into a list of another kind, as an item of that list', async () => {
  const move: Change = (state, block) => moveBlock(state, block, 1);
  expect(await changed('1. a\n2. b\n\nText\n\n- [x] c\n- d', 'c', move)).toBe(
    '1. [x] c\n2. a\n3. b\n\nText\n\n- d',
  );
});

test.each<[string, string, Kind, string]>([
  ['Some *text*', 'Some', 'heading-2', '## Some *text*'],
  ['one\ntwo', 'one', 'heading-1', '# one two'],
  ['# Title', 'Title', 'text', 'Title'],
  ['# Title', 'Title', 'heading-3', '### Title'],
  ['a\n\nb\n\nc', 'b', 'bullets', 'a\n\n- b\n\nc'],
  ['a\n\nb', 'b', 'numbers', 'a\n\n1. b'],
  ['a', 'a', 'task', '- [ ] a'],
  ['a', 'a', 'quote', '> a'],
  ['a', 'a', 'callout', '> [!note]\n> a'],
  ['> [!tip] Do\n> this', 'Do', 'text', 'Do\nthis'],
  ['> [!note]\n> a', 'a', 'quote', '> a'],
  ['See **this**\nand [that](b)', 'See', 'code', '```\nSee this\nand that\n```'],
  ['```js\na\nb\n```', 'a', 'text', 'a\nb'],
  ['- a\n- b\n- c', 'b', 'text', '- a\n\nb\n\n- c'],
  ['- a\n- b\n- c', 'b', 'heading-2', '- a\n\n## b\n\n- c'],
  ['- a\n- b', 'a', 'task', '- [ ] a\n- b'],
  ['- [x] a\n- b', 'a', 'bullets', '- a\n- b'],
  ['- a\n- b', 'a', 'numbers', '1. a\n2. b'],
  ['- a\n  - b\n- c', 'b', 'text', '- a\n\n  b\n- c'],
])('turns of %j the block with %j into %s', async (content, words, kind, after) => {
  expect(await changed(content, words, (state, block) => turnInto(state, block, kind))).toBe(after);
});

test('leaves a table as it is', async () => {
  expect(
    await changed('| a |\n| - |\n| b |\n', 'b', (state, block) => turnInto(state, block, 'text')),
  ).toBeNull();
});

test.each([
  [ODD, 'star', duplicateBlock, ODD.replace('*  star\n*  list', '*  star\n* star\n* list')],
  ['__a__\n\nb', 'b', duplicateBlock, '__a__\n\nb\n\nb'],
  ['__a__\n\nb', 'b', deleteBlock, '__a__'],
  ['a\n\n- b\n\nc', 'b', deleteBlock, 'a\n\nc'],
  ['a', 'a', deleteBlock, ''],
])('of %j changes the block with %j', async (content, words, change, after) => {
  expect(await changed(content, words, change)).toBe(after);
});
