// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { withEditor } from '../../testing/with-editor.ts';
import { insertTemplate } from './insert-template.ts';

const open = withEditor();

test('a template is inserted with its places filled in, and the cursor where it belongs', async () => {
  const editor = await open('');
  insertTemplate(editor, '## {{title}}\n\n- first\n- {{cursor}}\n\nend', 'Plan');
  editor.view().dispatch(editor.view().state.tr.insertText('typed'));
  expect(editor.markdown()).toBe('## Plan\n\n- first\n- typed\n\nend');
  editor.undo();
  editor.undo();
  expect(editor.markdown().trim()).toBe('');
});

test('an empty template changes nothing', async () => {
  const editor = await open('Text');
  insertTemplate(editor, '', 'Plan');
  expect(editor.markdown()).toBe('Text');
});
