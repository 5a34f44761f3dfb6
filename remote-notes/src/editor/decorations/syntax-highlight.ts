import { Decoration } from '@milkdown/kit/prose/view';
import { highlightCode } from '@my-note/kit/markdown';
import { createHighlightPlugin, type Parser } from 'prosemirror-highlight';

/** Offsets are within the code. */
interface HighlightSpan {
  from: number;
  to: number;
  class: string;
}

/** Size of the cache; typing in a block adds an entry with each key. */
const REMEMBERED = 50;

function spansOf(fragment: DocumentFragment): HighlightSpan[] {
  const found: HighlightSpan[] = [];
  const walk = (node: Node, from: number): number => {
    if (node instanceof Text) return from + node.length;
    let to = from;
    for (const child of node.childNodes) to = walk(child, to);
    if (node instanceof HTMLElement) found.push({ from, to, class: node.className });
    return to;
  };
  walk(fragment, 0);
  return found;
}

/** Highlights code blocks as in rendered notes. Grammars are downloaded on demand. */
export function syntaxHighlight() {
  const known = new Map<string, HighlightSpan[]>();
  const remember = (key: string, spans: HighlightSpan[]) => {
    known.set(key, spans);
    const [oldest] = known.keys();
    if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest);
  };
  const parser: Parser = ({ content, language = '', pos }) => {
    const key = `${language}\n${content}`;
    const spans = language === '' ? [] : known.get(key);
    if (spans) {
      return spans.map((each) =>
        Decoration.inline(pos + 1 + each.from, pos + 1 + each.to, { class: each.class }),
      );
    }
    // Offline, code stays plain.
    return highlightCode(content, language)
      .catch(() => null)
      .then((fragment) => remember(key, fragment ? spansOf(fragment) : []));
  };
  return createHighlightPlugin({ parser, nodeTypes: ['code_block'] });
}
