/** A visible block of a text, and its position on the screen. */
export interface ScrollAnchor {
  letters: string;
  /** How many blocks before it have the same letters. */
  nth: number;
  top: number;
}

const BLOCKS = 'h1, h2, h3, h4, h5, h6, p, li, pre, td, th, .cm-line';
/** Anything above may be covered by the top bar or the toolbar. In pixels. */
const BELOW_BARS = 180;
const LETTERS = 60;
/** Blocks with at least so many equal letters at their start count as the same. */
const ENOUGH = 20;
const MOST = 8;
/** The screen is probed in steps of this height, at this inset from the text's edge. In pixels. */
const STEP = 12;
const INSIDE = 32;
/** A text that renders later than this is not scrolled. In milliseconds. */
const RENDER_TIMEOUT_MS = 2000;

/** The first letters of a block, without what only the reader or only the source shows. */
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

export function findAnchor(blocks: readonly string[], places: readonly ScrollAnchor[]) {
  for (const { letters, nth, top } of places) {
    const found = blocks.flatMap((block, index) => (isSameBlock(block, letters) ? index : []));
    const index = found[nth] ?? found[0];
    if (index !== undefined) return { index, top };
  }
  return null;
}

const textOf = (block: Element) => (block.querySelector(':scope > code') ?? block).textContent;

/** The first descendant block without inner blocks. */
const leafOf = (block: Element): Element => {
  const inner = block.querySelector(BLOCKS);
  return inner ? leafOf(inner) : block;
};

function blocksOf(root: Element) {
  const elements = [...root.querySelectorAll(BLOCKS)].filter((block) => !block.querySelector(BLOCKS));
  return { elements, letters: elements.map((block) => anchorTextOf(textOf(block))) };
}

/** The blocks on screen. Measuring the others would force the layout of each. */
function blocksOnScreen(root: Element): Set<Element> {
  const found = new Set<Element>();
  const { left } = root.getBoundingClientRect();
  for (let y = BELOW_BARS; y < innerHeight; y += STEP) {
    const block = document.elementFromPoint(left + INSIDE, y)?.closest(BLOCKS);
    if (block && root.contains(block)) found.add(leafOf(block));
  }
  return found;
}

/**
 * The visible blocks of a text; none while the page is at the top.
 * @param near a height in the window, in pixels: the blocks that are nearest to it come first
 */
export function visibleAnchors(root: Element, near = 0): ScrollAnchor[] {
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
  const distance = ({ top }: ScrollAnchor) => Math.abs(top - near);
  return (uncovered.length > 0 ? uncovered : places)
    .sort((one, other) => distance(one) - distance(other))
    .slice(0, MOST);
}

/** Scrolls an element to a position, and again after the layout of what is above it. */
export function scrollElementTo(element: Element, top: number): void {
  const scroll = () => scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
  scroll();
  requestAnimationFrame(() => {
    scroll();
    requestAnimationFrame(scroll);
  });
}

/** The block of a text that one of the anchors names. */
export function findAnchoredBlock(root: Element, places: readonly ScrollAnchor[]) {
  const { elements, letters } = blocksOf(root);
  const found = findAnchor(letters, places);
  const element = found && elements[found.index];
  return element ? { element, top: found.top } : null;
}

/** Scrolls a text back to its anchors as soon as it is rendered; returns a function that cancels. */
export function restoreScroll(root: Element, places: readonly ScrollAnchor[]): () => void {
  const restore = () => {
    const block = findAnchoredBlock(root, places);
    if (block) scrollElementTo(block.element, block.top);
    return block !== null;
  };
  if (places.length === 0 || restore()) return () => {};
  const observer = new MutationObserver(() => restore() && observer.disconnect());
  observer.observe(root, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), RENDER_TIMEOUT_MS);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}
