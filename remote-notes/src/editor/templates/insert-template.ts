import { parserCtx } from '@milkdown/kit/core';
import { TextSelection } from '@milkdown/kit/prose/state';
import { fillTemplate, localMoment } from '@my-note/contract/tasks';
import { childrenOf } from '../markdown/write/written-blocks.ts';
import { asBlocks } from '../paste/paste-text.ts';
import type { VisualEditor } from '../visual/visual-editor.ts';

/** A character of no script: where the cursor goes is found by it after the text was parsed. */
const CURSOR = '\ue000';

/** Puts a template with its places filled in at the cursor, in one step that can be undone. */
export function insertTemplate(editor: VisualEditor, template: string, title: string): void {
  const { text, cursor } = fillTemplate(template, { ...localMoment(new Date()), title });
  const marked = cursor === undefined ? text : text.slice(0, cursor) + CURSOR + text.slice(cursor);
  if (!marked.trim()) return;
  const view = editor.view();
  const blocks = childrenOf(editor.ctx.get(parserCtx)(marked));
  const tr = asBlocks(view.state.tr, blocks);
  tr.doc.descendants((node, position) => {
    const at = node.isText ? (node.text ?? '').indexOf(CURSOR) : -1;
    if (at < 0) return true;
    tr.delete(position + at, position + at + 1);
    tr.setSelection(TextSelection.create(tr.doc, position + at));
    return false;
  });
  view.dispatch(tr.scrollIntoView());
  view.focus();
}
