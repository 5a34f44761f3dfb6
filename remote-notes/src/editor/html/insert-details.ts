import type { Command } from '@milkdown/kit/prose/state';
import { NodeSelection } from '@milkdown/kit/prose/state';

/** Puts a collapsible part at the cursor: its summary, which is selected, an empty paragraph, and its end. */
export const insertDetails =
  (summary: string): Command =>
  (state, dispatch) => {
    const { tr, schema, selection } = state;
    const { html, paragraph } = schema.nodes;
    const { $from } = selection;
    if (!html || !paragraph || $from.depth === 0 || $from.parent.type !== paragraph) return false;
    const words = summary.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
    const block = (value: string) => paragraph.create(null, html.create({ value }));
    const blocks = [
      block(`<details>\n<summary>${words}</summary>`),
      paragraph.create(null, $from.parent.content),
      block('</details>'),
    ];
    const start = $from.before();
    tr.replaceWith(start, $from.after(), blocks);
    dispatch?.(tr.setSelection(NodeSelection.create(tr.doc, start + 1)).scrollIntoView());
    return true;
  };
