import { blocksOf, renderMarkdown } from '@my-note/kit/markdown';
import { historyTexts } from '../history-texts.ts';
import { type BlockChange, diffBlocks } from './diff-blocks.ts';
import { markChangedWords } from './mark-changed-words.ts';

/** Up to this many unchanged blocks in a row are shown; longer runs are folded. */
const MAX_UNFOLDED = 4;

export const UNFOLDED_EVENT = 'unfolded';

type Render = (markdown: string) => HTMLElement;

/** Renders blocks without ids, which belong to the note's own page. */
const createRenderer =
  (definitions: string): Render =>
  (markdown) => {
    const box = document.createElement('div');
    box.append(renderMarkdown(definitions === '' ? markdown : `${markdown}\n\n${definitions}`));
    for (const named of box.querySelectorAll('[id]')) named.removeAttribute('id');
    return box;
  };

function markWhole(tag: 'ins' | 'del', box: HTMLElement): HTMLElement {
  const mark = document.createElement(tag);
  mark.setAttribute('aria-label', tag === 'ins' ? historyTexts.inserted : historyTexts.deleted);
  mark.append(...box.childNodes);
  return mark;
}

function renderChange(change: BlockChange, previous: Render, later: Render): HTMLElement[] {
  if (change.kind === 'inserted') return [markWhole('ins', later(change.after))];
  if (change.kind === 'deleted') return [markWhole('del', previous(change.before))];
  const box = later(change.after);
  if (change.kind !== 'changed') return [box];
  const before = previous(change.before);
  // When only the formatting changed, both are shown.
  return markChangedWords(before, box) ? [box] : [markWhole('del', before), markWhole('ins', box)];
}

function fold(boxes: HTMLElement[]): HTMLElement[] {
  const [first, ...rest] = boxes;
  const last = rest.pop();
  if (!first || !last || boxes.length <= MAX_UNFOLDED) return boxes;
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

/** Null when the texts are the same. Long unchanged parts are folded. */
export function renderDiff(before: string, after: string): HTMLElement[] | null {
  const [old, now] = [blocksOf(before), blocksOf(after)];
  const changes = diffBlocks(old.blocks, now.blocks);
  if (changes.every(({ kind }) => kind === 'same')) return null;
  const [previous, later] = [createRenderer(old.definitions), createRenderer(now.definitions)];
  const rendered: HTMLElement[] = [];
  let same: HTMLElement[] = [];
  for (const change of changes) {
    const boxes = renderChange(change, previous, later);
    if (change.kind === 'same') {
      same.push(...boxes);
      continue;
    }
    rendered.push(...fold(same), ...boxes);
    same = [];
  }
  return [...rendered, ...fold(same)];
}
