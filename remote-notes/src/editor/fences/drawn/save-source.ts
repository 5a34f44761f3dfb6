import { closeHistory } from '@milkdown/kit/prose/history';
import type { EditorView } from '@milkdown/kit/prose/view';
import type { FenceAt } from '../fences-in.ts';
import { leaveBlock } from '../leave-block.ts';

/** Line breaks at the end belong to the fences. */
const between = (source: string) => source.replaceAll('\r\n', '\n').replace(/\n+$/, '');

/** Writes another text between the fences, as one step to undo; into a new block at the end when this one is gone. */
export function saveSource(
  view: EditorView,
  fence: FenceAt | undefined,
  language: string,
  source: string,
): void {
  const { tr, schema, doc, selection } = view.state;
  const text = between(source);
  const content = text === '' ? [] : schema.text(text);
  if (fence) {
    if (text === fence.node.textContent) return;
    const end = fence.pos + fence.node.nodeSize;
    tr.replaceWith(fence.pos + 1, end - 1, content);
    if (selection.from < end && selection.to > fence.pos) leaveBlock(tr, tr.mapping.map(end));
  } else tr.insert(doc.content.size, schema.nodes.code_block?.create({ language }, content) ?? []);
  view.dispatch(closeHistory(tr));
  // What is typed next is another step to undo.
  view.dispatch(closeHistory(view.state.tr));
}
