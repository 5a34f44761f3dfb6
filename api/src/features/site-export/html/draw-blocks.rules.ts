import type { Element, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { drawingOf } from '../drawings/drawing.writer.ts';

const DRAWING = 'excalidraw';
/** The same bounds as in the reading view (shared-kit/src/markdown/code/highlight.ts). */
const LONGEST = 50_000;
const LONG_LINE = /[^\n]{2000}/;

/** Blocks of code with their languages. */
function blocksIn(tree: Root): { pre: Element; language: string }[] {
  const found: { pre: Element; language: string }[] = [];
  visit(tree, 'element', (element) => {
    const { dataCode } = element.properties;
    if (element.tagName !== 'pre' || typeof dataCode !== 'string') return undefined;
    found.push({ pre: element, language: dataCode.toLowerCase().replace(/^\{?\.?|\}$/g, '') });
    return SKIP;
  });
  return found;
}

/** Puts drawings in the place of their sources; a source that is no drawing stays. */
export function showDrawings(tree: Root): void {
  for (const { pre, language } of blocksIn(tree)) {
    const drawing = language === DRAWING ? drawingOf(textOf(pre)) : undefined;
    if (!drawing) continue;
    const { svg, width, height, words } = drawing;
    const src = `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
    pre.tagName = 'img';
    pre.properties = { src, alt: words || 'Drawing', width, height, dataDrawing: '' };
    pre.children = [];
  }
}

/** Colors code by the library of the reading view, with classes that the style of the file names. */
export async function colorCode(tree: Root): Promise<void> {
  const blocks = blocksIn(tree).filter(({ language }) => language !== '');
  if (blocks.length === 0) return;
  const { highlighter } = await import('./grammars.client.mjs');
  for (const { pre, language } of blocks) {
    const [code] = pre.children;
    const source = textOf(pre);
    if (code?.type !== 'element' || !highlighter.getLanguage(language)) continue;
    if (source.length > LONGEST || LONG_LINE.test(source)) continue;
    const { value } = highlighter.highlight(source, { language, ignoreIllegals: true });
    const { children } = fromHtml(value, { fragment: true });
    code.children = children.filter((child) => child.type === 'element' || child.type === 'text');
  }
}
