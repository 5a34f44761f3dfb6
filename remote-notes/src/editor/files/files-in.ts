import type { Node } from '@milkdown/kit/prose/model';

/** A link that is alone in its paragraph, to a file or perhaps a video; or a note that is embedded there. */
export interface FileAt {
  href: string;
  name: string;
  /** Where its paragraph ends. */
  end: number;
}

/** What may be shown: the exact check is in the code that draws it. */
const SHOWN = /attachments\/|youtu/;
const found = new WeakMap<Node, readonly FileAt[]>();

const EMBEDDED = /^note:/i;
const isBreak = ({ type, text = '' }: Node) =>
  type.name === 'hardbreak' || (type.name === 'text' && text.trim() === '');

/** The embedded notes of a paragraph in which nothing else is. */
function embeddedIn(paragraph: Node): FileAt[] {
  const notes: FileAt[] = [];
  let isAlone = true;
  paragraph.forEach((child) => {
    const { src, alt } = child.attrs;
    if (child.type.name === 'image' && EMBEDDED.test(String(src)))
      notes.push({ href: String(src), name: String(alt), end: paragraph.nodeSize });
    else isAlone &&= isBreak(child);
  });
  return isAlone ? notes : [];
}

function inParagraph(paragraph: Node): FileAt[] {
  const { firstChild, textContent, nodeSize } = paragraph;
  if (textContent.trim() === '') return embeddedIn(paragraph);
  const href = firstChild?.marks.find(({ type }) => type.name === 'link')?.attrs.href;
  const name = firstChild?.text ?? '';
  if (textContent.trim() !== name || !SHOWN.test(String(href))) return [];
  return [{ href: String(href), name, end: nodeSize }];
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
