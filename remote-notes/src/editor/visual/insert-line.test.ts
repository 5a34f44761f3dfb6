// @vitest-environment jsdom
import { EditorView as SourceView } from '@codemirror/view';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubLayout } from '../../testing/no-layout.ts';
import { tryEditor } from '../../testing/open-editor.ts';
import type { TextEditor } from '../base/text-editor.ts';
import { createSourceEditor } from '../source/source-editor.ts';
import { createSuggestionState } from '../suggest/suggestion-state.ts';

const TIME = '[12:34](https://www.youtube.com/watch?v=ID&t=754s)';
const LATER = '[13:00](https://www.youtube.com/watch?v=ID&t=780s)';

const player = document.createElement('button');
let editor: TextEditor;
const onLink = vi.fn<(href: string) => boolean>();

beforeEach(() => {
  stubLayout();
  document.body.append(player);
  player.focus();
  onLink.mockReset().mockReturnValue(true);
});
afterEach(() => {
  editor.destroy();
  document.body.replaceChildren();
});

const openVisual = async (content: string) => {
  const root = document.body.appendChild(document.createElement('div'));
  const made = await tryEditor(content, { root, onLink });
  if (!made) throw new Error(`Not kept: ${content}`);
  editor = made;
  return { root, made };
};
const openSource = (content: string) => {
  const root = document.body.appendChild(document.createElement('div'));
  const parts = {
    root,
    content,
    suggestionState: createSuggestionState(),
  };
  const made = createSourceEditor({ ...parts, onEdit: () => {}, onLink });
  editor = made;
  const view = SourceView.findFromDOM(root);
  if (!view) throw new Error('There is no editor.');
  return view;
};
const open = { visual: openVisual, source: async (content: string) => openSource(content) };
/** The cursor is put behind some words, as a click does; then the player is used. */
const enterBehind = (words: string) => {
  editor.setCursorOffset(editor.markdown().indexOf(words) + words.length);
  player.focus();
};

describe.each(['visual', 'source'] as const)('in the %s editor', (mode) => {
  test.each([
    ['', TIME],
    ['Carrot soup', `Carrot soup ${TIME}`],
    ['Carrot soup\n', `Carrot soup ${TIME}`],
    ['Carrot soup\n\n', `Carrot soup\n\n${TIME}`],
    ['- leeks\n- carrots', `- leeks\n- carrots\n\n${TIME}`],
    ['# Soups', `# Soups\n\n${TIME}`],
    ['```\ncode\n```', `\`\`\`\ncode\n\`\`\`\n\n${TIME}`],
  ])(
    'inserts a line after %j when the text was not touched, without taking the focus',
    async (before, after) => {
      await open[mode](before);
      editor.insert(TIME);
      expect(editor.markdown().trim()).toBe(after);
      expect(document.activeElement).toBe(player);
      editor.insert(LATER);
      expect(editor.markdown().trim()).toBe(`${after} ${LATER}`);
    },
  );

  test('inserts lines at the cursor one after another, without taking the focus', async () => {
    await open[mode]('Carrot soup\n\nLeek soup');
    enterBehind('Carrot');
    editor.insert(TIME);
    editor.insert(LATER);
    expect(editor.markdown().trim()).toBe(`Carrot ${TIME} ${LATER}  soup\n\nLeek soup`);
    expect(document.activeElement).toBe(player);
  });

  test('inserts a line after the link that the cursor is in', async () => {
    await open[mode](`${TIME} soup`);
    enterBehind('[12:3');
    editor.insert(LATER);
    expect(editor.markdown().trim()).toBe(`${TIME} ${LATER}  soup`);
  });

  test('inserts a paragraph after a blank line at the end', async () => {
    await open[mode]('Carrot soup\n\n');
    editor.focusEnd();
    expect(editor.markdown()).toBe('Carrot soup\n\n');
    editor.insert(TIME);
    expect(editor.markdown().trim()).toBe(`Carrot soup\n\n${TIME}`);
  });

  test('each inserted line is one step to undo', async () => {
    await open[mode]('Carrot');
    editor.insert(TIME);
    editor.insert(LATER);
    editor.undo();
    expect(editor.markdown().trim()).toBe(`Carrot ${TIME}`);
    editor.undo();
    expect(editor.markdown().trim()).toBe('Carrot');
    editor.redo();
    expect(editor.markdown().trim()).toBe(`Carrot ${TIME}`);
  });
});

test('text typed before and after an inserted line is undone separately', async () => {
  const { made } = await openVisual('Carrot');
  const type = (text: string) =>
    made.run(({ tr }, dispatch) => {
      dispatch?.(tr.insertText(text));
      return true;
    });
  editor.focusEnd();
  type(' and leek');
  editor.insert(TIME);
  type('soup');
  expect(editor.markdown().trim()).toBe(`Carrot and leek ${TIME} soup`);
  editor.undo();
  expect(editor.markdown().trim()).toBe(`Carrot and leek ${TIME}`);
  editor.undo();
  expect(editor.markdown().trim()).toBe('Carrot and leek');
});

test('inserts Markdown literally into a code block', async () => {
  await openVisual('```\ncode\n```\n\nSoup');
  enterBehind('code');
  editor.insert(TIME);
  expect(editor.markdown()).toBe(`\`\`\`\ncode ${TIME} \n\`\`\`\n\nSoup`);
});

const click = (target: Element, init: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, ...init });
  target.dispatchEvent(event);
  return event.defaultPrevented;
};

test('passes on a click on a link, and prevents its default when it was handled', async () => {
  const { root } = await openVisual(`${TIME} soup`);
  const link = root.querySelector('a');
  if (!link) throw new Error('There is no link.');
  expect(click(link)).toBe(true);
  expect(click(link, { ctrlKey: true })).toBe(true);
  expect(onLink).toHaveBeenCalledWith('https://www.youtube.com/watch?v=ID&t=754s');
  onLink.mockClear();
  expect(click(link, { detail: 2 })).toBe(false);
  expect(click(root)).toBe(false);
  expect(onLink).not.toHaveBeenCalled();
  onLink.mockReturnValue(false);
  expect(click(link)).toBe(false);
});

test.each([
  [TIME, 3, 'https://www.youtube.com/watch?v=ID&t=754s'],
  [TIME, 20, 'https://www.youtube.com/watch?v=ID&t=754s'],
  ['see https://youtu.be/ID now', 8, 'https://youtu.be/ID'],
  ['no link', 2, undefined],
])('in the source of %j a click at %i opens %s', (content, anchor, href) => {
  const view = openSource(content);
  view.dispatch({ selection: { anchor } });
  expect(click(view.contentDOM)).toBe(href !== undefined);
  if (href === undefined) expect(onLink).not.toHaveBeenCalled();
  else expect(onLink).toHaveBeenCalledExactlyOnceWith(href);
});
