// @vitest-environment jsdom
import { type Command, TextSelection } from '@milkdown/kit/prose/state';
import { createDice } from '@my-note/contract/testing/dice';
import { afterEach, expect, test } from 'vitest';
import { openEditor } from '../../testing/open-editor.ts';
import type { VisualEditor } from '../visual/visual-editor.ts';

let editor: VisualEditor | null = null;

async function open(content: string): Promise<VisualEditor> {
  ({ editor } = await openEditor(content));
  return editor;
}

afterEach(() => {
  editor?.destroy();
  document.body.replaceChildren();
});

const type =
  (text: string): Command =>
  ({ tr }, dispatch) => {
    dispatch?.(tr.insertText(text));
    return true;
  };
/** Takes the cursor behind a word. */
const goBehind =
  (word: string): Command =>
  ({ tr, doc }, dispatch) => {
    let found = 0;
    doc.descendants(({ text }, at) => {
      if (text?.includes(word)) found = at + text.indexOf(word) + word.length;
    });
    dispatch?.(tr.setSelection(TextSelection.create(doc, found)));
    return true;
  };
const split: Command = ({ tr, selection }, dispatch) => {
  dispatch?.(tr.split(selection.from));
  return true;
};
function textBefore(made: VisualEditor): string {
  let before = '';
  made.run(({ selection: { $from } }) => {
    before = $from.parent.textBetween(0, $from.parentOffset);
    return true;
  });
  return before;
}

test('an empty paragraph at the end stays when an earlier block changes', async () => {
  const made = await open('Morning\n\nEvening.\n');
  made.run(goBehind('Evening.'));
  made.run(split);
  expect(made.apply('Good morning\n\nEvening.\n')).toBe(true);
  expect(made.markdown()).toBe('Good morning\n\nEvening.\n');
  made.run(type('Stars'));
  expect(made.markdown()).toBe('Good morning\n\nEvening.\n\nStars\n');
});

test('an empty paragraph between others stays where it is', async () => {
  const made = await open('Morning\n\nEvening.\n');
  made.run(goBehind('Morning'));
  made.run(split);
  expect(made.markdown()).toBe('Morning\n\nEvening.\n');
  made.apply('Good morning\n\nEvening. Night.\n\nMore\n');
  made.run(type('Noon'));
  expect(made.markdown()).toBe('Good morning\n\nNoon\n\nEvening. Night.\n\nMore\n');
});

test.each([
  ['Morning\n\nEvening.\n', 'Good morning\n\nEvening.\n'],
  ['Morning\n\nEvening.\n', '# Morning\n\nIn the Evening.\n'],
  ['* Morning\n* Evening.\n* Night\n', '* Good morning\n* Evening.\n* Late night\n'],
  ['> Morning\n>\n> Evening.\n', '> Evening.\n'],
  ['Morning\n\nEvening.\n', 'New\n\nMorning\n\nEvening.\n\nLast\n'],
])('keeps a space that was just typed into %j when the text becomes %j', async (before, after) => {
  const made = await open(before);
  made.run(goBehind('Evening.'));
  made.run(type(' '));
  expect(made.apply(after)).toBe(true);
  expect(made.markdown()).toBe(after);
  made.run(type('Stars'));
  expect(made.markdown().replaceAll('- ', '* ')).toBe(after.replace('Evening.', 'Evening. Stars'));
});

test('the cursor stays at its word when text changes on both sides', async () => {
  const made = await open('First\n\nThe middle one\n\nLast\n');
  made.run(goBehind('middle'));
  made.apply('Zero\n\nFirst one\n\nThe middle one\n\nLast one\n');
  expect(textBefore(made)).toBe('The middle');
  made.apply('Zero\n\nFirst\n\nNow The middle one\n\n- a\n');
  expect(textBefore(made)).toBe('Now The middle');
});

const POOL = [
  'A paragraph of words.',
  'Two\nlines here',
  '# Heading',
  'Setext\n===',
  '* one\n* two\n* three',
  '* one\n* 2\n* three',
  '1. first\n2. second\n   - inner',
  '- [ ] open\n- [x] done',
  '> quote\n>\n> more of it',
  '```js\nconst a = 1;\n```',
  '| a | b |\n|---|---|\n| 1 | 2 |',
  '| a | b |\n|---|---|\n| 1 | 3 |\n| 4 | 5 |',
  '***',
  '<div>\nraw\n</div>',
  'With **bold _and_ more** and `code`',
  '![image](a.png) and [link](https://example.org)',
];

test('applying any text over any document results in that text', async () => {
  const dice = createDice(7);
  let kept = 0;
  for (let turn = 0; turn < 40; turn += 1) {
    const blocks = Array.from({ length: 1 + dice.roll(6) }, () => dice.pick(POOL) ?? '');
    const made = await open(`${blocks.join('\n\n')}\n`);
    for (let round = 0; round < 3; round += 1) {
      // What Markdown does not express, somewhere.
      made.run(({ tr, doc, schema }, dispatch) => {
        const ends: number[] = [];
        doc.descendants((node, at) => {
          if (node.type.name === 'paragraph') ends.push(at + node.nodeSize - 1);
        });
        const end = dice.pick(ends);
        if (end !== undefined) tr.insertText(' ', end);
        const gaps = [0];
        tr.doc.forEach((node, at) => void gaps.push(at + node.nodeSize));
        tr.insert(dice.pick(gaps) ?? 0, schema.nodes.paragraph?.create() ?? []);
        dispatch?.(tr);
        return true;
      });
      const at = dice.roll(blocks.length + 1);
      blocks.splice(at, dice.roll(3), ...Array.from({ length: dice.roll(3) }, () => dice.pick(POOL) ?? ''));
      const text = `${blocks.join('\n\n')}\n`;
      expect(made.apply(text), text).toBe(true);
      expect(made.markdown(), text).toBe(text);
      made.run(({ doc }) => {
        doc.check();
        doc.forEach(({ type, childCount }) => {
          if (type.name === 'paragraph' && childCount === 0) kept += 1;
        });
        return true;
      });
    }
    made.destroy();
  }
  // Most of the empty paragraphs outlive it.
  expect(kept).toBeGreaterThan(150);
}, 120_000);
