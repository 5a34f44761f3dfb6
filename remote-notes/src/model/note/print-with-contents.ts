import { lateTexts } from '../../late-texts.ts';

const LARGEST_INDENT = 3;

/** The headings of the note on the page, in their order. */
const headingsOf = (note: Element) =>
  [...note.querySelectorAll<HTMLElement>('[data-part=heading] > :is(h1, h2, h3, h4, h5, h6)[id]')].filter(
    ({ textContent }) => textContent?.trim(),
  );

function listOf(headings: HTMLElement[]): HTMLElement {
  const box = document.createElement('div');
  box.dataset.part = 'print-contents';
  box.style.breakAfter = 'page';
  const title = document.createElement('p');
  title.textContent = lateTexts.contents;
  title.style.fontWeight = '650';
  box.append(title);
  for (const heading of headings) {
    const line = document.createElement('p');
    const link = document.createElement('a');
    link.href = `#${heading.id}`;
    link.textContent = heading.textContent;
    const level = Number(heading.localName.slice(1)) - 1;
    line.style.margin = '0';
    line.style.paddingInlineStart = `${Math.min(level, LARGEST_INDENT) * 1.2}em`;
    line.append(link);
    box.append(line);
  }
  return box;
}

/** Prints the page with the headings of its note in front of the text, on a page of their own. */
export function printWithContents(): void {
  const note = document.querySelector('[data-part=heading]')?.parentElement;
  const headings = note ? headingsOf(note) : [];
  const contents = headings.length > 0 ? listOf(headings) : undefined;
  if (contents) note?.prepend(contents);
  window.print();
  contents?.remove();
}
