import { anchorOfElement, renderMarkdown } from '@my-note/kit/markdown';

export const HEADINGS = ':is(h1, h2, h3, h4, h5, h6)';

interface HeadingOf {
  /** What follows `#` in an address. */
  anchor: string;
  text: string;
  level: number;
}

/** The headings of a text in their order, with their anchors as they are rendered. */
export const headingsOf = (content: string): HeadingOf[] =>
  Array.from(renderMarkdown(content).querySelectorAll(`${HEADINGS}[id]`), (heading) => ({
    anchor: anchorOfElement(heading),
    text: heading.textContent.trim(),
    level: Number(heading.tagName.slice(1)),
  }));
