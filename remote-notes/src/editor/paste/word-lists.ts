/** Word puts lists on the clipboard as paragraphs with a list and level in their style, and the marker as text. */
const LIST = /mso-list:\s*(l\d+)\s+level(\d)/i;
const SIGN = /mso-list:\s*ignore/i;
const NUMBERED = /^\(?([\da-z]{1,7})[.)]/i;
/** A marker at the start of the text, when no style identifies it. */
const SIGN_IN_TEXT = /^\s*([·•o§▪–-]|\(?[\da-z]{1,4}[.)])[\u00a0 ]{2,}/i;
/** Word indents each level by half an inch. */
const INCHES: Record<string, number> = { in: 2, cm: 2 / 2.54, pt: 1 / 36 };

interface Item {
  paragraph: Element;
  list: string;
  level: number;
  sign: string;
}

const styleOf = (element: Element) => element.getAttribute('style') ?? '';

function levelByMargin(style: string): number {
  const [, size = '0', unit = 'in'] = /margin-left:\s*([\d.]+)(in|cm|pt)/i.exec(style) ?? [];
  return Math.max(1, Math.round(Number(size) * (INCHES[unit.toLowerCase()] ?? 2)));
}

/** Removes the marker from the paragraph and returns it. */
function takeSign(paragraph: Element): string {
  const element = [...paragraph.querySelectorAll('[style]')].find((each) => SIGN.test(styleOf(each)));
  if (element) {
    element.remove();
    return element.textContent?.trim() ?? '';
  }
  const [found = '', sign = ''] = SIGN_IN_TEXT.exec(paragraph.textContent ?? '') ?? [];
  let rest = found.length;
  const walker = paragraph.ownerDocument.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
  while (rest > 0 && walker.nextNode()) {
    const { currentNode: node } = walker;
    const text = node.nodeValue ?? '';
    node.nodeValue = text.slice(rest);
    rest -= Math.min(rest, text.length);
  }
  return sign;
}

function itemOf(paragraph: Element): Item | null {
  const style = styleOf(paragraph);
  const [, list = '', level] = LIST.exec(style) ?? [];
  const isListed =
    /^MsoListParagraph/i.test(paragraph.className) && SIGN_IN_TEXT.test(paragraph.textContent ?? '');
  if (!list && !isListed) return null;
  return { paragraph, list, level: level ? Number(level) : levelByMargin(style), sign: takeSign(paragraph) };
}

function listFor({ paragraph, sign }: Item): HTMLElement {
  const [, number] = NUMBERED.exec(sign) ?? [];
  const list = paragraph.ownerDocument.createElement(number ? 'ol' : 'ul');
  if (/^\d+$/.test(number ?? '') && number !== '1') list.setAttribute('start', number ?? '');
  return list;
}

interface Open {
  element: HTMLElement;
  level: number;
}

/** The list for an item: one that is open, or a new one inside or after it. */
function openList(open: Open[], item: Item): HTMLElement {
  while ((open.at(-1)?.level ?? 0) > item.level) open.pop();
  const present = open.at(-1);
  const isSameKind = present?.element.localName === (NUMBERED.test(item.sign) ? 'ol' : 'ul');
  if (present?.level === item.level && isSameKind) return present.element;
  const element = listFor(item);
  if (present?.level === item.level) {
    present.element.after(element);
    open.pop();
  } else if (present?.element.lastElementChild) present.element.lastElementChild.append(element);
  else item.paragraph.before(element);
  open.push({ element, level: item.level });
  return element;
}

/** Converts the list paragraphs of Word to lists. */
export function convertWordLists(html: string): string {
  if (!/mso-list:|MsoListParagraph/i.test(html)) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  let open: Open[] = [];
  let last: Item | null = null;
  for (const paragraph of [...body.querySelectorAll('p')]) {
    const item = itemOf(paragraph);
    if (!item) continue;
    const isNext = paragraph.previousElementSibling === open[0]?.element;
    if (!isNext || (item.list !== last?.list && item.level === 1)) open = [];
    const entry = paragraph.ownerDocument.createElement('li');
    openList(open, item).append(entry);
    entry.append(paragraph);
    last = item;
  }
  return body.innerHTML;
}
