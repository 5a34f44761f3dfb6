import type { Node } from '@milkdown/kit/prose/model';
import { drawFormula } from '@my-note/kit/markdown';
import { formulaOf } from './formula-of.ts';

/** Draws a formula in the place of its source. HTML, and a formula that cannot be drawn, show their source. */
export function formulaView(initial: Node) {
  const dom = document.createElement('span');
  let shown: string | undefined;
  const showSource = (value: string) => {
    dom.dataset.type = 'html';
    dom.toggleAttribute('data-block', value.includes('\n'));
    dom.textContent = value;
  };
  const draw = async (value: string, tex: string, display: boolean) => {
    const formula = await drawFormula(tex, display);
    if (shown !== value || typeof formula === 'string') return;
    const code = document.createElement('code');
    code.dataset.formula = display ? 'display' : 'inline';
    code.append(formula);
    dom.dataset.type = 'formula';
    dom.replaceChildren(code);
  };
  const show = ({ attrs }: Node) => {
    const value = String(attrs.value);
    if (value === shown) return;
    shown = value;
    const formula = formulaOf(value);
    // What is drawn stays until the next one is.
    if (!formula || dom.dataset.type !== 'formula') showSource(value);
    // Without a connection the source stays.
    if (formula) draw(value, formula.tex, formula.display).catch(() => showSource(value));
  };
  show(initial);
  return {
    dom,
    update: (node: Node) => {
      if (node.type !== initial.type) return false;
      show(node);
      return true;
    },
    ignoreMutation: () => true,
  };
}
