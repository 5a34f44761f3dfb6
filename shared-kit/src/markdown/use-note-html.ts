import { MARKS, SEALED } from '@my-note/contract/markdown-html';
import { type RefObject, useLayoutEffect, useMemo } from 'react';
import { ownElements } from './embeds/own-elements.ts';
import { render } from './render/render.ts';

/** Longer notes leave blocks that are not in sight undrawn, in UTF-16 units of HTML. */
const LONG = 30_000;
/** Letters of a line, for a guess at the height of what is not drawn. */
const LINE = 70;

const TICK = new RegExp(`(<input type="checkbox" ${SEALED.task}="\\d+")( checked="")?>`, 'g');

/** Says how high each block may be, so that the page is about as long as it will be. */
function guessHeights(box: HTMLElement): void {
  for (const block of box.children) {
    if (!(block instanceof HTMLElement) || block.dataset.part === 'heading') continue;
    const lines = block.textContent.length / LINE + block.querySelectorAll('li, tr, br').length / 2;
    block.style.setProperty('contain-intrinsic-block-size', `auto ${Math.ceil(lines + 0.5) * 1.65}em`);
  }
}

/** Ids of an embedded note are its own, and a link to one of its headings is copied where it is read alone. */
function setApart(note: DocumentFragment, start: string): DocumentFragment {
  if (start === '') return note;
  for (const named of note.querySelectorAll('[id]')) named.id = start + named.id;
  for (const button of note.querySelectorAll('[data-part=copy-heading]')) button.remove();
  return note;
}

function draw(box: HTMLElement, html: string, start: string): void {
  box.replaceChildren(setApart(render(html), start));
  const long = html.length > LONG;
  box.toggleAttribute('data-long', long);
  if (long) guessHeights(box);
}

function tick(box: HTMLElement, html: string, writable: boolean): void {
  const states = Array.from(html.matchAll(TICK), ([, , checked]) => checked !== undefined);
  for (const [index, input] of ownElements<HTMLInputElement>(box, `input[${MARKS.task}]`).entries()) {
    input.checked = states[index] === true;
    input.disabled = !writable;
  }
}

/**
 * Draws parsed Markdown into an element; returns a string that changes with each redraw. Where only
 * ticks are other ones, the page stays as it is, with its focus and its place.
 * @param idStart what the ids of an embedded note begin with; empty on a page of its own
 */
export function useNoteHtml(
  box: RefObject<HTMLElement | null>,
  html: string,
  writable: boolean,
  idStart: string,
): string {
  const drawn = useMemo(() => html.replace(TICK, '$1>'), [html]);
  useLayoutEffect(() => {
    if (box.current) draw(box.current, drawn, idStart);
  }, [box, drawn, idStart]);
  useLayoutEffect(() => {
    if (box.current) tick(box.current, html, writable);
  }, [box, html, writable]);
  return drawn;
}
