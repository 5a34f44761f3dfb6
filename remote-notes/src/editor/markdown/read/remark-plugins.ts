import { $remark } from '@milkdown/kit/utils';
import { nodesOf, type Tree } from '../tree.ts';

function readTask(item: Tree, source: string): void {
  const paragraph = item.children?.[0];
  const [text, ...more] = paragraph?.children ?? [];
  const [, toggle] = /^\[([ xX])\]$/.exec(text?.value ?? '') ?? [];
  if (!toggle || paragraph?.type !== 'paragraph' || text?.type !== 'text' || more.length > 0) return;
  // With a backslash before it, it is text.
  const { start, end } = text.position ?? { start: {}, end: {} };
  if (source.slice(start.offset, end.offset) !== text.value) return;
  item.checked = toggle !== ' ';
  paragraph.children = [];
}

/** Reads an item with only `[ ]` as an empty task, which the parser does not. */
export const emptyTasks = $remark(
  'emptyTasks',
  () => () => (tree: Tree, file: { toString: () => string }) => {
    const source = String(file);
    for (const node of nodesOf(tree)) {
      if (node.type === 'listItem' && typeof node.checked !== 'boolean') readTask(node, source);
    }
  },
);

/** The schema drops images without `title` and `alt`. */
export const imageDefaults = $remark('imageDefaults', () => () => (tree: Tree) => {
  for (const node of nodesOf(tree)) {
    if (node.type === 'image') Object.assign(node, { title: node.title ?? '', alt: node.alt ?? '' });
  }
});
