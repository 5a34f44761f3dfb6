import { links } from '@my-note/contract';
import type { Parents, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { decodeUri } from '../../../core/text/decode-uri.ts';

export type ShareLinks = {
  shareId: string;
  /** Shared notes by their addresses on this site. */
  addresses: Record<string, string>;
};

/** Pages that are open to everybody, and files, are no notes of the writer's. */
const OPEN_PAGES = /^\/(?:i\/shared|api|attachments|login)(?:\/|$)/;

const slugOf = ({ pathname }: URL) =>
  decodeUri(pathname)
    .normalize('NFC')
    .replace(/^\/|\/+$/g, '');

/** Leads links to notes by their addresses into the share; a note that is not shared is only named. */
export function leadWithinShare(tree: Root, page: URL, { shareId, addresses }: ShareLinks): void {
  visit(tree, 'element', (element, index, parent: Parents | undefined) => {
    const { tagName, properties, children } = element;
    const { href, dataAttachment } = properties;
    if (tagName !== 'a' || typeof href !== 'string' || href.startsWith('#') || dataAttachment !== undefined)
      return undefined;
    if (!URL.canParse(href, page.href)) return undefined;
    const address = new URL(href, page.href);
    if (address.origin !== page.origin || OPEN_PAGES.test(address.pathname)) return undefined;
    const noteId = addresses[slugOf(address)];
    if (noteId !== undefined) {
      properties.href = links.sharedNote({ shareId, noteId }) + address.hash;
      return undefined;
    }
    if (index === undefined || !parent) return undefined;
    parent.children.splice(index, 1, ...children);
    return index;
  });
}
