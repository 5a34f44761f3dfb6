import { printTexts } from './texts.ts';

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
  title.textContent = printTexts.contentsTitle;
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

/** Puts the headings in front of the note on the page; returns how to remove them, nothing when there are none. */
export function addContents(page: ParentNode): (() => void) | undefined {
  const first = page.querySelector('[data-part=heading]');
  const note = first?.parentElement;
  const headings = note ? headingsOf(note) : [];
  if (!note || headings.length === 0) return undefined;
  const contents = listOf(headings);
  note.prepend(contents);
  return () => contents.remove();
}
