import { MARKS } from '@my-note/contract/markdown-html';
import { markdownTexts } from '../texts.ts';
import { giveDirections } from './text-direction.ts';

/** Names and roles of what is added to a note's text. */
export const PARTS = { copyCode: 'copy-code', copyHeading: 'copy-heading' } as const;

// Words are attributes drawn by the style, so that they are not part of the note's text.
function button(part: string, name: string, word: string): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.dataset.part = part;
  element.dataset.word = word;
  element.setAttribute('aria-label', name);
  return element;
}

function wrap(element: Element, tag: string, part: string): HTMLElement {
  const wrapper = document.createElement(tag);
  wrapper.dataset.part = part;
  element.replaceWith(wrapper);
  wrapper.append(element);
  return wrapper;
}

function decorateHeading(heading: Element): void {
  const name = markdownTexts.copyHeading(heading.textContent);
  wrap(heading, 'div', 'heading').append(button(PARTS.copyHeading, name, '#'));
}

function decorateCode(pre: Element): void {
  // A keyboard scrolls what does not fit.
  pre.setAttribute('tabindex', '0');
  const { copyCode } = markdownTexts;
  wrap(pre, 'div', 'code').append(button(PARTS.copyCode, copyCode, copyCode));
}

/** Text of a task without the tasks below it. */
function taskName(box: Element): string {
  const item = box.closest('li')?.cloneNode(true);
  if (!(item instanceof Element)) return markdownTexts.emptyTask;
  for (const below of item.querySelectorAll('ul, ol')) below.remove();
  return item.textContent.trim().replace(/\s+/g, ' ') || markdownTexts.emptyTask;
}

function decorateBox(box: HTMLInputElement): void {
  box.disabled = true;
  if (!box.hasAttribute(MARKS.task)) return;
  box.setAttribute('aria-label', taskName(box));
}

/** An image alone in its paragraph, whose title is its caption. */
function decorateImage(image: HTMLImageElement): void {
  const { title } = image;
  const outer = image.parentElement?.tagName === 'A' ? image.parentElement : image;
  const paragraph = outer.parentElement;
  const alone =
    paragraph?.tagName === 'P' && paragraph.childNodes.length === 1 && outer.childNodes.length <= 1;
  if (title === '' || !alone) return;
  image.removeAttribute('title');
  const figure = document.createElement('figure');
  const caption = document.createElement('figcaption');
  caption.textContent = title;
  paragraph.replaceWith(figure);
  figure.append(outer, caption);
}

/** Adds to a sanitised note what a reader can press, and what pictures need. */
export function decorate(root: DocumentFragment): void {
  giveDirections(root);
  for (const heading of root.querySelectorAll(':is(h1, h2, h3, h4, h5, h6)[id]')) decorateHeading(heading);
  for (const pre of root.querySelectorAll(`pre[${MARKS.code}]`)) decorateCode(pre);
  for (const box of root.querySelectorAll('input')) decorateBox(box);
  for (const image of root.querySelectorAll('img')) decorateImage(image);
}
