/** As much HTML as is read in one go: some milliseconds of work. */
const PIECE = 16_000;
const CONTAINERS = new Set(['article', 'b', 'center', 'div', 'main', 'section', 'span']);

export interface HtmlPiece {
  html: string;
  /** The next piece goes on with the same list. */
  goesOn: boolean;
}

function* listPieces(list: Element): Generator<HtmlPiece> {
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
    yield { html: part.outerHTML, goesOn: items.length > 0 };
  }
}

/** A long page in pieces of whole blocks, so that each can be read in a short time. */
export function* htmlPieces(parent: Element): Generator<HtmlPiece> {
  let html = '';
  for (const node of [...parent.childNodes]) {
    const part = node instanceof Element ? node.outerHTML : (node.textContent ?? '').replaceAll('<', '&lt;');
    const name = node.nodeName.toLowerCase();
    const isLong = part.length > PIECE && node instanceof Element;
    const inner = isLong && CONTAINERS.has(name) && node.firstElementChild ? htmlPieces(node) : null;
    const split = isLong && (name === 'ul' || name === 'ol') ? listPieces(node) : inner;
    if (html.length + part.length > PIECE && html !== '') {
      yield { html, goesOn: false };
      html = '';
    }
    if (split) yield* split;
    else html += part;
  }
  if (html.trim() !== '') yield { html, goesOn: false };
}
