/** A block of a text that is in sight, and where it stands on the screen. */
export interface ScrollAnchor {
  letters: string;
  /** How many blocks before it have the same letters. */
  nth: number;
  top: number;
}

const BLOCKS = 'h1, h2, h3, h4, h5, h6, p, li, pre, td, th, .cm-line';
/** What stands further up may be covered by the bars of reading or of writing. In pixels. */
const BELOW_BARS = 180;
const LETTERS = 60;
/** Blocks with at least so many letters in common at their start are taken for the same. */
const ENOUGH = 20;
const MOST = 8;
/** The screen is looked at in steps of this height, so far inside of the text. In pixels. */
const STEP = 12;
const INSIDE = 32;
/** A text that is drawn later than this finds the page where it is. In milliseconds. */
const PATIENCE = 2000;

/** The first letters of a block, without what only one way of showing it has. */
export const anchorTextOf = (text: string): string =>
  text
    .slice(0, LETTERS * 4)
    .replace(/\]\([^)]*\)/g, '')
    .replace(/^\s*\d+[.)]\s/, '')
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .slice(0, LETTERS);

const isSameBlock = (some: string, other: string): boolean =>
  some === other ||
  (Math.min(some.length, other.length) >= ENOUGH && (some.startsWith(other) || other.startsWith(some)));

/** Which of some blocks is the first of these places that is among them. */
export function findAnchor(blocks: readonly string[], places: readonly ScrollAnchor[]) {
  for (const { letters, nth, top } of places) {
    const found = blocks.flatMap((block, index) => (isSameBlock(block, letters) ? index : []));
    const index = found[nth] ?? found[0];
    if (index !== undefined) return { index, top };
  }
  return null;
}

const textOf = (block: Element) => (block.querySelector(':scope > code') ?? block).textContent;

/** Of a block that holds others, the first that holds none. */
const leafOf = (block: Element): Element => {
  const inner = block.querySelector(BLOCKS);
  return inner ? leafOf(inner) : block;
};

function blocksOf(root: Element) {
  const elements = [...root.querySelectorAll(BLOCKS)].filter((block) => !block.querySelector(BLOCKS));
  return { elements, letters: elements.map((block) => anchorTextOf(textOf(block))) };
}

/** The blocks on screen. All others are not measured: what is left undrawn would be laid out for that, one by one. */
function blocksOnScreen(root: Element): Set<Element> {
  const found = new Set<Element>();
  const { left } = root.getBoundingClientRect();
  for (let y = BELOW_BARS; y < innerHeight; y += STEP) {
    const block = document.elementFromPoint(left + INSIDE, y)?.closest(BLOCKS);
    if (block && root.contains(block)) found.add(leafOf(block));
  }
  return found;
}

/** What of a text is in sight; nothing while its page stands at the top. */
export function visibleAnchors(root: Element): ScrollAnchor[] {
  if (scrollY <= 0) return [];
  const { elements, letters } = blocksOf(root);
  const places = [...blocksOnScreen(root)].flatMap((element) => {
    const index = elements.indexOf(element);
    const own = letters[index];
    if (!own) return [];
    const nth = letters.slice(0, index).filter((other) => other === own).length;
    return { letters: own, nth, top: element.getBoundingClientRect().top };
  });
  const uncovered = places.filter(({ top }) => top >= BELOW_BARS);
  return (uncovered.length > 0 ? uncovered : places).slice(0, MOST);
}

/** Scrolls the page so that an element stands at a height, and again when what is above it was laid out. */
export function scrollElementTo(element: Element, top: number): void {
  const bring = () => scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
  bring();
  requestAnimationFrame(() => {
    bring();
    requestAnimationFrame(bring);
  });
}

/** The block of a text that stood at one of these places. */
export function findAnchoredBlock(root: Element, places: readonly ScrollAnchor[]) {
  const { elements, letters } = blocksOf(root);
  const found = findAnchor(letters, places);
  const element = found && elements[found.index];
  return element ? { element, top: found.top } : null;
}

/** Brings a text back to where it was, as soon as it is drawn. */
export function restoreScroll(root: Element, places: readonly ScrollAnchor[]): () => void {
  const restore = () => {
    const block = findAnchoredBlock(root, places);
    if (block) scrollElementTo(block.element, block.top);
    return block !== null;
  };
  if (places.length === 0 || restore()) return () => {};
  const observer = new MutationObserver(() => restore() && observer.disconnect());
  observer.observe(root, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), PATIENCE);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
