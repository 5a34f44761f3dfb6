// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { createMarkdownEditor } from './markdown-editor.ts';
import { createSuggesting } from './suggest/suggesting.ts';

test('a task without words is written down, and so is all else', async () => {
  const root = document.body.appendChild(document.createElement('div'));
  const editor = await createMarkdownEditor({
    root,
    content: 'Before\n\n- [ ] x\n',
    label: 'Note text',
    suggesting: createSuggesting(),
    onEdit: () => {},
    onFormatting: () => {},
  });
  editor?.run(({ doc, tr }, dispatch) => {
    doc.descendants((node, position) => {
      if (node.text === 'x') dispatch?.(tr.delete(position, position + 1));
    });
    return true;
  });
  expect(editor?.markdown()).toBe('Before\n\n- [ ]\n');
  editor?.destroy();
});
