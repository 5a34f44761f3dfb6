import type { Node } from '@milkdown/kit/prose/model';
import { type EditorState, NodeSelection } from '@milkdown/kit/prose/state';

/**
 * Schema names of marks and blocks at the cursor; headings as `heading:2`, tasks as `task`, an image or HTML with a
 * number.
 */
export type Formatting = ReadonlySet<string>;

const HAS_FORM = ['image', 'html'];
const numbers = new WeakMap<Node, number>();
let last = 0;
/** Identifies an image or HTML, also when a change elsewhere moves it. */
function numberOf(node: Node): number {
  const number = numbers.get(node) ?? ++last;
  numbers.set(node, number);
  return number;
}

const nameOf = (node: Node): string => {
  if (node.type.name === 'heading') return `heading:${node.attrs.level}`;
  if (node.type.name === 'list_item') return node.attrs.checked === null ? 'list_item' : 'task';
  return node.type.name;
};

export function formattingOf({ selection, storedMarks, doc, schema }: EditorState): Formatting {
  const { $from, from, to, empty } = selection;
  const found = new Set<string>();
  // Each image and HTML has its own form.
  const node = selection instanceof NodeSelection ? selection.node : null;
  if (node && HAS_FORM.includes(node.type.name)) found.add(`${node.type.name}:${numberOf(node)}`);
  for (let depth = 1; depth <= $from.depth; depth++) found.add(nameOf($from.node(depth)));
  const atCursor = storedMarks ?? $from.marks();
  for (const mark of Object.values(schema.marks)) {
    if (empty ? mark.isInSet(atCursor) : doc.rangeHasMark(from, to, mark)) found.add(mark.name);
  }
  return found;
}

export const sameFormatting = (a: Formatting, b: Formatting): boolean =>
  a.size === b.size && [...a].every((name) => b.has(name));
