import type { Node } from '@milkdown/kit/prose/model';

/** A link that is alone in its paragraph, to a file or perhaps a video. */
export interface FileAt {
  href: string;
  name: string;
  /** Where its paragraph ends. */
  end: number;
}

const SHOWN = /^(?:https?:\/\/[^/?#]+)?\/(?:[^?#]*\/)?attachments\/|^https?:\/\/[^/]*youtu/i;
const found = new WeakMap<Node, readonly FileAt[]>();

function inParagraph({ firstChild, childCount, nodeSize }: Node): FileAt[] {
  const href = firstChild?.marks.find(({ type }) => type.name === 'link')?.attrs.href;
  if (childCount !== 1 || !firstChild?.isText || !SHOWN.test(String(href))) return [];
  return [{ href: String(href), name: firstChild.text ?? '', end: nodeSize }];
}

/** The files and videos of a block, or of a document. A block that has not changed is not read again. */
export function filesIn(node: Node): readonly FileAt[] {
  const known = found.get(node);
  if (known) return known;
  const files: FileAt[] = [];
  if (node.type.name === 'paragraph') files.push(...inParagraph(node));
  else if (!node.isTextblock && !node.isLeaf) {
    const start = node.type === node.type.schema.topNodeType ? 0 : 1;
    node.forEach((child, offset) => {
      for (const file of filesIn(child)) files.push({ ...file, end: start + offset + file.end });
    });
  }
  found.set(node, files);
  return files;
}
