// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { stubLayout } from '../../testing/no-layout.ts';
import { openEditor } from '../../testing/open-editor.ts';
import { press, type } from '../../testing/press.ts';

beforeEach(stubLayout);

/** The Markdown of a text that was typed key by key; a line feed is Enter. */
async function typed(text: string) {
  const { editor, view } = await openEditor('');
  for (const [index, line] of text.split('\n').entries()) {
    if (index > 0) press(view, 'Enter');
    type(view, line);
  }
  const shown = view.dom.innerHTML;
  const markdown = editor.markdown().trimEnd();
  editor.destroy();
  return { markdown, shown };
}

test.each([
  ['a **bold** word', 'strong'],
  ['__bold__ word', 'strong'],
  ['an *own* word', 'em'],
  ['an _own_ word', 'em'],
  ['a **snake_case** word', 'strong'],
  ['an ~~old~~ word', 'del'],
  ['`code` here', 'code'],
])('typing %j makes a mark', async (text, tag) => {
  const { markdown, shown } = await typed(text);
  expect(markdown).toBe(text);
  expect(shown).toContain(`<${tag}`);
});

test.each([
  ['2 * 3 * 4 = 24', '2 * 3 * 4 = 24'],
  ['5 ** 2 ** 3', undefined],
  ['~ a ~ b and ~~ no ~~ c', undefined],
  ['*.md files and **/*.ts', undefined],
  ['my_func_name and x _ y _ z', undefined],
])('typing %j makes no mark', async (text, written) => {
  const { markdown, shown } = await typed(text);
  expect(shown).not.toMatch(/<(em|strong|del)/);
  // Escapes are no letters.
  expect(markdown.replaceAll('\\', '')).toBe(text);
  if (written) expect(markdown).toBe(written);
});

test.each([
  ['---below', '---\n\nbelow'],
  ['above\n---below', 'above\n\n---\n\nbelow'],
  ['above\n---\nbelow', 'above\n\n---\n\nbelow'],
  ['*** below', '---\n\nbelow'],
])('typing a rule inserts it and keeps the text: %j', async (text, written) => {
  expect((await typed(text)).markdown).toBe(written);
});

test.each([
  ['[ ] Milk\nBread', '- [ ] Milk\n- [ ] Bread'],
  ['[] Milk', '- [ ] Milk'],
  ['[x] Milk', '- [x] Milk'],
  ['- [ ] Milk', '- [ ] Milk'],
])('typing %j makes a task', async (text, written) => {
  expect((await typed(text)).markdown).toBe(written);
});
