export interface NoteHeading {
  id: string;
  text: string;
  /** 1 to 3. */
  level: number;
}

/** Pixels below the top at which a heading counts as reached (specification, section 9). */
const OFFSET = 100;

const selector = 'article :is(h1, h2, h3)[id]';

/** The headings of the note on screen, in order. */
export const headingsOnPage = (): NoteHeading[] =>
  [...document.querySelectorAll(selector)].map(({ id, textContent, tagName }) => ({
    id,
    text: textContent ?? '',
    level: Number(tagName.slice(1)),
  }));

/** The heading of an anchor. The shell has ids of its own, which a heading's text may happen to repeat. */
export const headingElement = (id: string): Element | null =>
  document.querySelector(`article :is(h1, h2, h3, h4, h5, h6)#${CSS.escape(id)}`);

/** The anchor of an address: what follows `#`, decoded; as it stands when it is no valid encoding. */
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
    const element = headingElement(id);
    return element ? Math.abs(element.getBoundingClientRect().top - OFFSET) : Number.POSITIVE_INFINITY;
  };
  let best: { id: string; far: number } | undefined;
  for (const heading of headings) {
    const far = distance(heading);
    if (!best || far < best.far) best = { id: heading.id, far };
  }
  return best?.id;
}
