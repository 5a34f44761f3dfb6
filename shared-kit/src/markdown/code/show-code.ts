import { MARKS } from '@my-note/contract/markdown-html';
import { whenNear } from '../pictures/when-near.ts';

/**
 * Code with its parts in `span`s named by class; null when the language is not known, or there is too much.
 * What knows the languages is downloaded with the first call.
 *
 * @example
 * const fragment = await highlightCode('const a = 1;', 'ts');
 * if (fragment) element.replaceChildren(fragment);
 */
export async function highlightCode(code: string, language: string): Promise<DocumentFragment | null> {
  const { highlight } = await import(/* webpackChunkName: "code-highlight" */ './highlight.ts');
  return highlight(code, language);
}

async function colour(pre: HTMLElement): Promise<void> {
  const code = pre.querySelector('code');
  const language = pre.getAttribute(MARKS.code) ?? '';
  if (!code) return;
  const parts = await highlightCode(code.textContent, language);
  if (parts) code.replaceChildren(parts);
}

/** Colours the code blocks of a note as they come near. Without a connection they stay as they are. */
export const colourCode = (root: ParentNode): (() => void) =>
  whenNear(
    root.querySelectorAll<HTMLElement>(`pre[${MARKS.code}]:not([${MARKS.code}=""])`),
    (pre) => void colour(pre).catch(() => {}),
  );
