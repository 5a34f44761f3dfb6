import { isRightToLeft } from '../../shortcuts/reading-direction.ts';

/** Letters of scripts that are written from right to left. */
const RTL = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const LETTER = /\p{L}/u;

const WORDS = 'p, h1, h2, h3, h4, h5, h6, li, th, td, figcaption, summary, dt, dd';
const AROUND = 'ul, ol, blockquote, table, details';

const directionOf = (text: string) => (RTL.test(LETTER.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr');

/**
 * The direction of a note where the page's is not that of most notes: in Arabic, that of its first letter.
 *
 * @example
 * <Box dir={noteDirection(note.content)}>{note.content}</Box>
 */
export const noteDirection = (content: string): 'ltr' | 'rtl' | undefined =>
  isRightToLeft() && LETTER.test(content) ? directionOf(content) : undefined;

/** A callout without a title shows the name of its kind, which has the direction of the words below it. */
function ownTitle(quote: Element): Element | null {
  const title = quote.querySelector(':scope > [data-callout=title]');
  const kind = quote.getAttribute('data-callout');
  return title?.textContent?.toLowerCase() === kind ? title : null;
}

/**
 * Each block is written in the direction of its own first letter. Blocks with a direction
 * of their own do not count for what is around them, which gets that of the first letter in it.
 */
export function giveDirections(root: ParentNode & { textContent: string | null }): void {
  if (!RTL.test(root.textContent ?? '')) return;
  for (const block of root.querySelectorAll(WORDS)) block.setAttribute('dir', 'auto');
  for (const code of root.querySelectorAll('pre')) code.setAttribute('dir', 'ltr');
  for (const around of root.querySelectorAll(AROUND)) {
    const title = ownTitle(around);
    const words = (around.textContent ?? '').trimStart().slice(title?.textContent?.length);
    const direction = directionOf(words);
    around.setAttribute('dir', direction);
    title?.setAttribute('dir', direction);
  }
}
