// @vitest-environment jsdom
import { AllSelection, type Command, TextSelection } from '@milkdown/kit/prose/state';
import { expect, test } from 'vitest';
import { openEditor } from '../../../testing/open-editor.ts';
import { commands } from '../commands.ts';

const selectAll: Command = ({ tr, doc }, dispatch) => {
  dispatch?.(tr.setSelection(new AllSelection(doc)));
  return true;
};

test.each([
  [
    'line one\nline two\\\nline <kbd>three</kbd> ![a](b.png)',
    'line one\nline two\nline <kbd>three</kbd> ![a](b.png)',
  ],
  ['See ![](b.png "A cat")**bold**\n*more*', 'See ![](b.png "A cat")bold\nmore'],
  ['Said[^1]\nonce\n\n[^1]: By Anna', 'Said[^1]\nonce', '\n\n[^1]: By Anna'],
  ['# Plain & \\*kept\\*', 'Plain & *kept*'],
])('turning %j into a code block keeps its content', async (content, code, rest = '') => {
  const { editor } = await openEditor(content);
  editor.run(commands.codeBlock);
  expect(editor.markdown()).toBe(`\`\`\`\n${code}\n\`\`\`${rest}`);
  editor.destroy();
});

test('the cursor stays at its word', async () => {
  const { editor } = await openEditor('![a](b.png) one\ntwo <kbd>x</kbd> here');
  let before = '';
  editor.run(({ doc, tr }, dispatch) => {
    const end = doc.content.size - 1 - 'here'.length;
    dispatch?.(tr.setSelection(TextSelection.create(doc, end)));
    return true;
  });
  editor.run(commands.codeBlock);
  editor.run(({ selection, doc }) => {
    before = doc.textBetween(0, selection.head);
    return true;
  });
  expect(before).toBe('![a](b.png) one\ntwo <kbd>x</kbd> ');
  editor.destroy();
});

test('turns several blocks into code blocks, but not text in a table', async () => {
  const { editor } = await openEditor('one\ntwo\n\nthree\n\n| a <br> b |\n| - |\n| c |\n');
  editor.run(selectAll);
  editor.run(commands.codeBlock);
  expect(editor.markdown()).toBe('```\none\ntwo\n```\n\n```\nthree\n```\n\n| a <br> b |\n| - |\n| c |\n');
  editor.destroy();
});
