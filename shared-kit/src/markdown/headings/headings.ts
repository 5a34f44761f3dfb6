/**
 * Prefix of each id in a note's text: `images`, `title` or `content` alone would be a name of the page's own,
 * or of the shell's.
 */
const ID_PREFIX = 'user-content-';

export interface NoteHeading {
  /** Its anchor: what follows `#` in an address. */
  id: string;
  text: string;
  /** 1 to 3. */
  level: number;
}

/** Pixels below the top at which a heading counts as reached (docs/specification/product.md#table-of-contents). */
const OFFSET = 100;

const selector = `article :is(h1, h2, h3)[id^=${ID_PREFIX}]`;

/**
 * The anchor of an element of a note's text.
 *
 * @example
 * const anchors = [...element.querySelectorAll('h2')].map(anchorOfElement);
 */
export const anchorOfElement = ({ id }: Element): string =>
  id.startsWith(ID_PREFIX) ? id.slice(ID_PREFIX.length) : id;

/** The headings of the note on screen, in order. */
export const headingsOnPage = (): NoteHeading[] =>
  [...document.querySelectorAll(selector)].map((heading) => ({
    id: anchorOfElement(heading),
    text: heading.textContent ?? '',
    level: Number(heading.tagName.slice(1)),
  }));

/** What an anchor of a note leads to: a heading, or else what its writer or a footnote has named so. */
export function anchorTarget(
  anchor: string,
  root: ParentNode = document,
  /** What the ids of an embedded note begin with. */
  start = '',
): Element | null {
  const inText = root === document ? 'article ' : '';
  const named = [ID_PREFIX + anchor, anchor].map((id) => `#${CSS.escape(start + id)}`);
  const headings = named.map((id) => `${inText}:is(h1, h2, h3, h4, h5, h6)${id}`);
  for (const target of [...headings, `${inText}${named[0]}`]) {
    const found = root.querySelector(target);
    if (found) return found;
  }
  return null;
}

/** The anchor of an address: what follows `#`, decoded; unchanged when its encoding is invalid. */
export function anchorOf(hash: string): string {
  const anchor = hash.slice(1);
  try {
    return decodeURIComponent(anchor);
  } catch {
    return anchor;
  }
}

/** The heading nearest the scroll position. */
export function nearestHeading(headings: readonly NoteHeading[]): string | undefined {
  const distance = ({ id }: NoteHeading) => {
    const element = anchorTarget(id);
    return element ? Math.abs(element.getBoundingClientRect().top - OFFSET) : Number.POSITIVE_INFINITY;
  };
  let best: { id: string; far: number } | undefined;
  for (const heading of headings) {
    const far = distance(heading);
    if (!best || far < best.far) best = { id: heading.id, far };
  }
  return best?.id;
}
