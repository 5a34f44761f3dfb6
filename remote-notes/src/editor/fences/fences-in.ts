import type { Node } from '@milkdown/kit/prose/model';
import { codeIn } from '../decorations/code-in.ts';

/** A code block with a language, and where it starts in the document. */
export interface FenceAt {
  node: Node;
  pos: number;
  language: string;
}

const fences = new WeakMap<Node, readonly FenceAt[]>();

function find(doc: Node): FenceAt[] {
  const found: FenceAt[] = [];
  doc.forEach((block, at) => {
    for (const { code, offset } of codeIn(block)) {
      const language = String(code.attrs.language ?? '').toLowerCase();
      if (language !== '') found.push({ node: code, pos: at + offset, language });
    }
  });
  return found;
}

/** The code blocks of a document that have a language. */
export function fencesIn(doc: Node): readonly FenceAt[] {
  const found = fences.get(doc) ?? find(doc);
  fences.set(doc, found);
  return found;
}

/** Their languages, each once. */
export const languagesIn = (doc: Node): readonly string[] => [
  ...new Set(fencesIn(doc).map(({ language }) => language)),
];
