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

/** The heading nearest the scroll position. */
export function nearestHeading(headings: readonly NoteHeading[]): string | undefined {
  const distance = ({ id }: NoteHeading) => {
    const element = document.getElementById(id);
    return element ? Math.abs(element.getBoundingClientRect().top - OFFSET) : Number.POSITIVE_INFINITY;
  };
  return headings.toSorted((a, b) => distance(a) - distance(b))[0]?.id;
}
