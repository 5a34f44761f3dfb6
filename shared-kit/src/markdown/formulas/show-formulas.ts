import { MARKS } from '@my-note/contract/markdown-html';
import { whenNear } from '../pictures/when-near.ts';
import { markdownTexts } from '../texts.ts';

const loadDrawing = () => import(/* webpackChunkName: "formulas" */ './draw-formula.ts');
type Draw = Awaited<ReturnType<typeof loadDrawing>>['drawFormula'];

/**
 * TeX as MathML, or in words why it cannot be drawn. What reads TeX is downloaded with the first call.
 *
 * @example
 * const formula = await drawFormula('a^2 + b^2', false);
 * if (typeof formula !== 'string') element.replaceChildren(formula);
 */
export async function drawFormula(tex: string, display: boolean): Promise<DocumentFragment | string> {
  const drawing = await loadDrawing();
  return drawing.drawFormula(tex, display);
}

function show(code: HTMLElement, draw: Draw): void {
  // Where versions are compared, a change inside the source is seen in the source only.
  if (code.dataset.drawn !== undefined || code.querySelector('ins, del')) return;
  code.dataset.drawn = '';
  const formula = draw(code.textContent, code.getAttribute(MARKS.formula) !== 'inline');
  if (typeof formula !== 'string') code.replaceChildren(formula);
  else code.dataset.problem = markdownTexts.formulaProblem(formula);
}

/**
 * Draws the formulas of a rendered note as they come near, and all of them for paper; returns how to stop. Without a
 * connection their source stays.
 *
 * @example
 * useEffect(() => showFormulas(element), [element]);
 */
export function showFormulas(root: ParentNode): () => void {
  const found = [...root.querySelectorAll<HTMLElement>(`code[${MARKS.formula}]`)];
  if (found.length === 0) return () => {};
  let draw: Draw | undefined;
  const print = () => {
    if (draw) for (const code of found) show(code, draw);
  };
  const stop = whenNear(found, (code) => {
    loadDrawing().then(
      ({ drawFormula: loaded }) => {
        draw = loaded;
        show(code, loaded);
      },
      () => {},
    );
  });
  addEventListener('beforeprint', print);
  return () => {
    removeEventListener('beforeprint', print);
    stop();
  };
}
