import type { Node } from '@milkdown/kit/prose/model';
import { loadFormulas } from './lazy-formulas.ts';

/** HTML as its source, and a formula in the place of its source. */
export function formulaView(initial: Node) {
  const dom = document.createElement('span');
  let shown: string | undefined;
  const show = ({ attrs }: Node) => {
    const value = String(attrs.value);
    if (value === shown) return;
    shown = value;
    const showSource = () => {
      dom.dataset.type = 'html';
      dom.toggleAttribute('data-block', value.includes('\n'));
      dom.textContent = value;
    };
    const isFormula = value.startsWith('$');
    // What is drawn stays until the next one is.
    if (!isFormula || dom.dataset.type !== 'formula') showSource();
    if (!isFormula) return;
    const draw = () => loadFormulas().then(({ drawIn }) => drawIn(dom, value, () => shown === value));
    // Without a connection, and where it cannot be read, the source stays.
    draw().catch(() => shown === value && showSource());
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
