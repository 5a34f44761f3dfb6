import type { Element, Parents, Root } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toString as textOf } from 'hast-util-to-string';
import katex from 'katex';
import { SKIP, visit } from 'unist-util-visit';

/** The same bounds as in the reading view (shared-kit/src/markdown/formulas/draw-formula.ts). */
const LONGEST = 5_000;
const [MOST_MACROS, LARGEST] = [200, 30];
/** The source inside the formula, which would be part of the note's text. */
const SOURCE = /<annotation[^>]*>[^<]*<\/annotation>/g;
const REFUSED = ['style', 'className', 'href', 'id'];

function formulaOf(tex: string, isInline: boolean): Element | undefined {
  if (tex.length > LONGEST) return undefined;
  try {
    const html = katex.renderToString(tex, {
      output: 'mathml',
      displayMode: !isInline,
      trust: false,
      strict: 'ignore',
      maxExpand: MOST_MACROS,
      maxSize: LARGEST,
    });
    const tree = fromHtml(html.replace(SOURCE, ''), { fragment: true });
    let formula: Element | undefined;
    visit(tree, 'element', (element) => {
      for (const name of REFUSED) delete element.properties[name];
      if (element.tagName === 'math') formula = element;
    });
    return formula;
  } catch {
    return undefined;
  }
}

/** Draws the formulas of a note; one that cannot be read stays as it is written. */
export function drawFormulas(tree: Root): void {
  visit(tree, 'element', (element, index, parent: Parents | undefined) => {
    const { dataFormula } = element.properties;
    if (typeof dataFormula !== 'string' || index === undefined || !parent) return undefined;
    const formula = formulaOf(textOf(element), dataFormula === 'inline');
    if (formula) parent.children[index] = formula;
    return [SKIP, index + 1];
  });
}
