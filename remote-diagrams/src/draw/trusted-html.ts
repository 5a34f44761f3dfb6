import { type BaseType, type Selection, selection } from 'd3-selection';
import DOMPurify from 'dompurify';

const XHTML = 'http://www.w3.org/1999/xhtml';

/** Markup of a diagram as a piece of page with nothing in it that runs or leads elsewhere. */
function sanitized(parent: Element, markup: string): Node[] {
  if (parent.namespaceURI === XHTML)
    return [...DOMPurify.sanitize(markup, { RETURN_DOM_FRAGMENT: true }).childNodes];
  const options = { USE_PROFILES: { svg: true }, RETURN_DOM_FRAGMENT: true } as const;
  return [...(DOMPurify.sanitize(`<svg>${markup}</svg>`, options).firstChild?.childNodes ?? [])];
}

type Value = string | number | boolean | null | ((this: BaseType, ...args: unknown[]) => unknown);

/** The page takes no HTML as text (Trusted Types), and Mermaid writes icons so: it is sanitized into elements. */
export function takeHtmlAsElements(): void {
  const write = function (this: Selection<BaseType, unknown, BaseType, unknown>, value?: Value) {
    if (value === undefined) {
      const node = this.node();
      return node instanceof Element ? node.innerHTML : '';
    }
    return this.each(function (...args) {
      const markup = typeof value === 'function' ? value.apply(this, args) : value;
      if (this instanceof Element) this.replaceChildren(...sanitized(this, String(markup ?? '')));
    });
  };
  Object.assign(selection.prototype, { html: write });
}
