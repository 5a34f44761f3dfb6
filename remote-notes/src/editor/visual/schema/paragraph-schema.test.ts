// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { openEditor } from '../../../testing/open-editor.ts';

test('writes an empty task and everything else', async () => {
  const { editor } = await openEditor('Before\n\n- [ ] x\n');
  editor.run(({ doc, tr }, dispatch) => {
    doc.descendants((node, position) => {
      if (node.text === 'x') dispatch?.(tr.delete(position, position + 1));
    });
    return true;
  });
  expect(editor.markdown()).toBe('Before\n\n- [ ]\n');
  editor.destroy();
});
