import type { Node as ProseNode } from '@milkdown/kit/prose/model';
import { PluginKey } from '@milkdown/kit/prose/state';
import { Decoration, type EditorView } from '@milkdown/kit/prose/view';
import { highlightCode } from '@my-note/kit/markdown';
import { codeIn } from './code-in.ts';
import { type DrawBlock, documentDecorations } from './document-decorations.ts';

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

/** With the functions that say which blocks have new colors. */
const redrawKey = new PluginKey('syntax-highlight');

const languageOf = ({ attrs }: ProseNode): string => String(attrs.language ?? '');
const idOf = (code: ProseNode): string => `${languageOf(code)}\n${code.textContent}`;

/** Highlights code blocks as in rendered notes. Grammars are downloaded on demand. */
export function syntaxHighlight() {
  const known = new Map<string, readonly HighlightSpan[]>();
  const asked = new Set<string>();
  let arrived = new Set<string>();
  let view: EditorView | undefined;

  const showArrived = () => {
    const ids = arrived;
    arrived = new Set();
    const isDue = (block: ProseNode) => codeIn(block).some(({ code }) => ids.has(idOf(code)));
    view?.dispatch(view.state.tr.setMeta(redrawKey, isDue));
  };
  const remember = (id: string, spans: readonly HighlightSpan[]) => {
    asked.delete(id);
    known.set(id, spans);
    const [oldest] = known.keys();
    if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest);
    // Many come at once when a text is opened.
    if (arrived.size === 0) setTimeout(showArrived);
    arrived.add(id);
  };
  const spansIn = (code: ProseNode): readonly HighlightSpan[] | undefined => {
    const language = languageOf(code);
    const id = idOf(code);
    const spans = language === '' ? [] : known.get(id);
    if (spans || asked.has(id)) return spans;
    asked.add(id);
    // Offline, code stays plain.
    void highlightCode(code.textContent, language)
      .catch(() => null)
      .then((fragment) => remember(id, fragment ? spansOf(fragment) : []));
    return undefined;
  };
  const drawBlock: DrawBlock = (block, at) => {
    const found: Decoration[] = [];
    for (const { code, offset } of codeIn(block)) {
      const spans = spansIn(code);
      if (!spans) return null;
      const start = at + offset + 1;
      found.push(
        ...spans.map((each) => Decoration.inline(start + each.from, start + each.to, { class: each.class })),
      );
    }
    return found;
  };

  return documentDecorations(drawBlock, {
    redrawKey,
    view: (shown) => {
      view = shown;
      return {
        destroy: () => {
          view = undefined;
        },
      };
    },
  });
}
