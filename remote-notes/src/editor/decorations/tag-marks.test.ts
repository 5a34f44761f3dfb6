// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { openEditor } from '../../testing/open-editor.ts';

test.each([
  ['A #Work/Log here', ['work/log #Work/Log']],
  ['- one #a\n- two\n\n> #b', ['a #a', 'b #b']],
  ['`#code`, C#x, # and #a/', ['a #a']],
  ['```\n#code\n```', []],
])('Tags in %j are marked with their key, and the text stays as it is', async (content, expected) => {
  const { editor, view } = await openEditor(content);
  const found = [...view.dom.querySelectorAll<HTMLElement>('[data-tag]')].map(
    (part) => `${part.dataset.tag} ${part.textContent}`,
  );
  expect(found).toEqual(expected);
  expect(editor.markdown()).toBe(content);
  editor.destroy();
});
