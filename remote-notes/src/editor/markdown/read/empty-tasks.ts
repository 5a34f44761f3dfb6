import { $remark } from '@milkdown/kit/utils';

interface Tree {
  type: string;
  value?: string;
  checked?: boolean | null;
  children?: Tree[];
  position?: { start: { offset?: number }; end: { offset?: number } } | undefined;
}

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

function readTasks(node: Tree, source: string): void {
  if (node.type === 'listItem' && typeof node.checked !== 'boolean') readTask(node, source);
  for (const child of node.children ?? []) readTasks(child, source);
}

/** Reads an item with only `[ ]` as an empty task, which the parser does not. */
export const emptyTasks = $remark(
  'emptyTasks',
  () => () => (tree: Tree, file: { toString: () => string }) => readTasks(tree, String(file)),
);
