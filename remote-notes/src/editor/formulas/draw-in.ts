import { drawFormula } from '@my-note/kit/markdown';
import { formulaOf } from './formula-of.ts';

/** Draws a formula in the element that shows its source. Fails where the source stays. */
export async function drawIn(dom: HTMLElement, source: string, isWanted: () => boolean): Promise<void> {
  const formula = formulaOf(source);
  const drawn = formula ? await drawFormula(formula.tex, formula.display) : '';
  if (!isWanted()) return;
  if (typeof drawn === 'string') throw new Error(drawn);
  const code = document.createElement('code');
  code.dataset.formula = formula?.display ? 'display' : 'inline';
  code.append(drawn);
  dom.dataset.type = 'formula';
  dom.removeAttribute('data-block');
  dom.replaceChildren(code);
}
