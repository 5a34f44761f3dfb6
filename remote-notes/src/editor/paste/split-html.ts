/** Length of HTML that parses in some milliseconds. */
const PIECE = 16_000;
const CONTAINERS = new Set(['article', 'b', 'center', 'div', 'main', 'section', 'span']);

export interface HtmlChunk {
  html: string;
  /** The next piece continues the same list. */
  continuesList: boolean;
}

function* splitList(list: Element): Generator<HtmlChunk> {
  const items = [...list.children];
  let start = Number(list.getAttribute('start') ?? 1);
  while (items.length > 0) {
    const part = list.cloneNode(false) as Element;
    if (part.localName === 'ol') part.setAttribute('start', String(start));
    let length = 0;
    for (let item = items.shift(); item; item = length < PIECE ? items.shift() : undefined) {
      length += item.outerHTML.length;
      start += 1;
      part.append(item);
    }
    yield { html: part.outerHTML, continuesList: items.length > 0 };
  }
}

/** Splits HTML between blocks, so that each piece parses in a short task. */
export function* splitHtml(parent: Element): Generator<HtmlChunk> {
  let html = '';
  for (const node of [...parent.childNodes]) {
    const part = node instanceof Element ? node.outerHTML : (node.textContent ?? '').replaceAll('<', '&lt;');
    const name = node.nodeName.toLowerCase();
    const isTooLong = part.length > PIECE && node instanceof Element;
    const inner = isTooLong && CONTAINERS.has(name) && node.firstElementChild ? splitHtml(node) : null;
    const split = isTooLong && (name === 'ul' || name === 'ol') ? splitList(node) : inner;
    if (html.length + part.length > PIECE && html !== '') {
      yield { html, continuesList: false };
      html = '';
    }
    if (split) yield* split;
    else html += part;
  }
  if (html.trim() !== '') yield { html, continuesList: false };
}
