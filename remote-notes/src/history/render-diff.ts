import { blocksOf, renderMarkdown } from '@my-note/shared-kit/markdown';
import { historyTexts } from '../history-texts.ts';
import { type BlockChange, diffBlocks } from './diff-blocks.ts';
import { markChangedWords } from './mark-changed-words.ts';

/** So many blocks in a row without a change are not folded away. */
const SHORT = 4;

/** Event of a part that was folded away and is in the page from now on. */
export const UNFOLDED_EVENT = 'unfolded';

type Draw = (markdown: string) => HTMLElement;

/** A block as it is read. Its anchors are the page's own, and nothing in it can be pressed. */
const drawer =
  (definitions: string): Draw =>
  (markdown) => {
    const box = document.createElement('div');
    box.append(renderMarkdown(definitions === '' ? markdown : `${markdown}\n\n${definitions}`));
    for (const named of box.querySelectorAll('[id]')) named.removeAttribute('id');
    return box;
  };

function whole(tag: 'ins' | 'del', box: HTMLElement): HTMLElement {
  const mark = document.createElement(tag);
  mark.setAttribute('aria-label', tag === 'ins' ? historyTexts.inserted : historyTexts.deleted);
  mark.append(...box.childNodes);
  return mark;
}

function drawChange(change: BlockChange, previous: Draw, later: Draw): HTMLElement[] {
  if (change.kind === 'inserted') return [whole('ins', later(change.after))];
  if (change.kind === 'deleted') return [whole('del', previous(change.before))];
  const box = later(change.after);
  if (change.kind !== 'changed') return [box];
  const before = previous(change.before);
  // Only how it looks has changed: both are shown.
  return markChangedWords(before, box) ? [box] : [whole('del', before), whole('ins', box)];
}

function fold(boxes: HTMLElement[]): HTMLElement[] {
  const [first, ...rest] = boxes;
  const last = rest.pop();
  if (!first || !last || boxes.length <= SHORT) return boxes;
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset.unfold = '';
  button.textContent = historyTexts.unchanged(rest.length);
  const unfold = () => {
    button.replaceWith(...rest);
    first.dispatchEvent(new Event(UNFOLDED_EVENT, { bubbles: true }));
  };
  button.addEventListener('click', unfold, { once: true });
  return [first, button, last];
}

/** The rendered difference between two texts; null when there is none. Long parts without one are folded away. */
export function renderDiff(before: string, after: string): HTMLElement[] | null {
  const [old, now] = [blocksOf(before), blocksOf(after)];
  const changes = diffBlocks(old.blocks, now.blocks);
  if (changes.every(({ kind }) => kind === 'same')) return null;
  const [previous, later] = [drawer(old.definitions), drawer(now.definitions)];
  const drawn: HTMLElement[] = [];
  let same: HTMLElement[] = [];
  for (const change of changes) {
    const boxes = drawChange(change, previous, later);
    if (change.kind === 'same') {
      same.push(...boxes);
      continue;
    }
    drawn.push(...fold(same), ...boxes);
    same = [];
  }
  return [...drawn, ...fold(same)];
}
