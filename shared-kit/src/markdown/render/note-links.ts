import { MARKS } from '@my-note/contract/markdown-html';
import { markdownTexts } from '../texts.ts';

/** The note that a link names by its id. */
interface LinkedNote {
  title: string;
  /** Address inside the site. */
  href: string;
  /** Titles that it had before, as far as links may still call it by them. */
  formerTitles?: readonly string[] | undefined;
}

/**
 * Finds the note of a link: null when it is gone, undefined when nothing is known about it; `plain` when it
 * is none of the reader's business.
 *
 * @example
 * const findNote: FindNote = (id) => {
 *   const found = items.find(({ _id }) => _id === id);
 *   return found ? { title: found.title, href: `/${found.slug}` } : null;
 * };
 * <NoteText content={note.content} findNote={findNote} />;
 */
export type FindNote = (id: string) => LinkedNote | null | undefined | 'plain';

/**
 * Finds the note that an address on this site leads to, by its slug: undefined when nothing is known about it;
 * `plain` when it is none of the reader's business.
 *
 * @example
 * const findAddress: FindAddress = (slug) => {
 *   const found = items.find((one) => one.slug === slug);
 *   return found && { title: found.title, href: `/${found.slug}` };
 * };
 * <NoteText content={note.content} findAddress={findAddress} />;
 */
export type FindAddress = (slug: string) => LinkedNote | undefined | 'plain';

function lead(link: HTMLAnchorElement, { title, href, formerTitles = [] }: LinkedNote): void {
  link.setAttribute('href', href + (link.getAttribute(MARKS.heading) ?? ''));
  for (const name of ['aria-disabled', 'role', 'tabindex', 'aria-label', 'title']) link.removeAttribute(name);
  delete link.dataset.gone;
  if (link.childElementCount > 0) return;
  // A text that its writer chose stays; the title that the note had then follows the note.
  link.dataset.written ??= link.textContent;
  const shown = formerTitles.includes(link.dataset.written) ? title : link.dataset.written;
  if (link.textContent !== shown) link.textContent = shown;
}

function showGone(link: HTMLAnchorElement): void {
  link.removeAttribute('href');
  link.dataset.gone = '';
  link.title = markdownTexts.linkGone;
  link.tabIndex = 0;
  link.setAttribute('role', 'link');
  link.setAttribute('aria-disabled', 'true');
  link.setAttribute('aria-label', `${link.textContent} (${markdownTexts.linkGone})`);
}

/**
 * Gives the links to notes their present addresses, and titles in the place of former ones
 * (docs/specification/service.md#note-links).
 */
export function leadToNotes(root: ParentNode, find: FindNote): void {
  for (const link of root.querySelectorAll<HTMLAnchorElement>(`a[${MARKS.note}]`)) {
    const note = find(link.getAttribute(MARKS.note) ?? '');
    if (note === 'plain') link.replaceWith(...link.childNodes);
    else if (note === null) showGone(link);
    else if (note) lead(link, note);
  }
}

/** Leads links that name an address on this site, and not the id of a note, where the reader may go. */
export function leadAddresses(root: ParentNode, find: FindAddress): void {
  for (const link of root.querySelectorAll<HTMLAnchorElement>(`a[href]:not([${MARKS.note}])`)) {
    const slug = slugOf(link);
    const note = slug === undefined ? undefined : find(slug);
    if (note === 'plain') link.replaceWith(...link.childNodes);
    else if (note) {
      link.setAttribute('href', note.href + link.hash);
      link.removeAttribute('target');
    }
  }
}

/** Pages that are open to everybody, and files, are no notes of the writer's. */
const OPEN_PAGES = /^\/(?:i\/shared|api|attachments|login)(?:\/|$)/;

function slugOf(link: HTMLAnchorElement): string | undefined {
  const written = link.getAttribute('href') ?? '';
  if (written.startsWith('#') || link.dataset.attachment !== undefined) return undefined;
  if (link.origin !== location.origin || OPEN_PAGES.test(link.pathname)) return undefined;
  try {
    return decodeURIComponent(link.pathname)
      .normalize('NFC')
      .replace(/^\/|\/+$/g, '');
  } catch {
    return link.pathname.slice(1);
  }
}
