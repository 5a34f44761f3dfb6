import { MARKS } from '@my-note/contract/markdown-html';
import { ownElements } from '../embeds/own-elements.ts';
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

/** Between the title of a note and that of its part. */
const PART = ' > ';

/** What a link to a note shows: its writer's own text, with the present title in the place of a former one. */
function shownText(written: string, isPart: boolean, { title, formerTitles = [] }: LinkedNote): string {
  const at = isPart ? written.indexOf(PART) : -1;
  const [name, part] = at < 0 ? [written, ''] : [written.slice(0, at), written.slice(at)];
  return name === '' || formerTitles.includes(name) ? title + part : written;
}

function lead(link: HTMLAnchorElement, note: LinkedNote): void {
  const heading = link.getAttribute(MARKS.heading);
  link.setAttribute('href', note.href + (heading ?? ''));
  for (const name of ['aria-disabled', 'role', 'tabindex', 'aria-label', 'title']) link.removeAttribute(name);
  delete link.dataset.gone;
  if (link.childElementCount > 0) return;
  // A text that its writer chose stays; the title that the note had then follows the note.
  link.dataset.written ??= link.textContent;
  const shown = shownText(link.dataset.written, heading !== null, note);
  if (link.textContent !== shown) link.textContent = shown;
}

/** Its words stay; those of a note that is shown in its place keep the link that says where. */
function showWords(link: HTMLAnchorElement): void {
  if (!link.hasAttribute(MARKS.embed)) link.replaceWith(...link.childNodes);
  else link.removeAttribute('href');
}

function showGone(link: HTMLAnchorElement): void {
  link.removeAttribute('href');
  link.dataset.gone = '';
  link.title = markdownTexts.linkGone;
  link.tabIndex = 0;
  link.setAttribute('role', 'link');
  link.setAttribute('aria-disabled', 'true');
  link.setAttribute('aria-label', markdownTexts.goneLink(link.textContent));
}

/**
 * Gives the links to notes their present addresses, and titles in the place of former ones
 * (docs/specification/service.md#note-links).
 */
export function leadToNotes(root: ParentNode, find: FindNote): void {
  for (const link of ownElements<HTMLAnchorElement>(root, `a[${MARKS.note}]`)) {
    const note = find(link.getAttribute(MARKS.note) ?? '');
    if (note === 'plain') showWords(link);
    else if (note === null) showGone(link);
    else if (note) lead(link, note);
  }
}

/** Leads links that name an address on this site, and not the id of a note, where the reader may go. */
export function leadAddresses(root: ParentNode, find: FindAddress): void {
  for (const link of ownElements<HTMLAnchorElement>(root, `a[href]:not([${MARKS.note}])`)) {
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
