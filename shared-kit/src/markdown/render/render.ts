import { parseMarkdown, SEALED } from '@my-note/contract/markdown-html';
import { sizePictures } from '../pictures/picture-sizes.ts';
import { decorate } from './decorate.ts';
import { purifier } from './purifier.ts';
import { unseal } from './unseal.ts';

/**
 * Parsed Markdown as a piece of page, sanitised: scripts, event handlers, styles, forms and unsafe links are
 * dropped. Headings carry `id` anchors, unique in the note. What the reader can press is added afterwards.
 */
export function render(html: string): DocumentFragment {
  // After a first word a frameset is no longer taken for the whole page, of which nothing would be left.
  const fragment = purifier.sanitize(`<br>${html}`, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form', 'button', 'select', 'textarea', 'option', 'dialog', 'iframe'],
    FORBID_ATTR: ['style', 'class', 'name', 'srcset', 'poster', 'background'],
    ADD_ATTR: ['target', ...Object.values(SEALED)],
    ALLOW_DATA_ATTR: false,
    // Ids of a note are set apart from those of the page: `headings.ts` knows the prefix.
    SANITIZE_NAMED_PROPS: true,
    RETURN_DOM_FRAGMENT: true,
  });
  fragment.firstChild?.remove();
  unseal(fragment);
  sizePictures(fragment);
  decorate(fragment);
  return fragment;
}

/**
 * Markdown as a sanitised piece of page.
 *
 * @example
 * // For a place where `NoteText` does not fit
 * element.replaceChildren(renderMarkdown(note.content));
 */
export const renderMarkdown = (markdown: string): DocumentFragment => render(parseMarkdown(markdown));
