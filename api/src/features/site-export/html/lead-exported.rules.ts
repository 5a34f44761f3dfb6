import type { Element, ElementContent, Parents, Root } from 'hast';
import { visit } from 'unist-util-visit';
import { decodeUri } from '../../../core/text/decode-uri.ts';

/** Where what a note names is in the export; nothing when it is not part of it. */
export interface ExportedPlaces {
  /** Of another note, seen from this one. */
  note: (id: string) => string | undefined;
  /** The same by the path of its address. */
  slug: (slug: string) => string | undefined;
  attachment: (id: string) => { address: string; name: string; isPicture: boolean } | undefined;
}

const ATTACHMENT = /\/attachments\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;
const PICTURE = /^data:image\/(?:png|jpe?g|gif|webp|avif)[;,]/i;
/** Put before each id of a note by the sanitizer. */
const ID_START = 'user-content-';

const inNote = (anchor: string) => `#${ID_START}${decodeUri(anchor)}`;

/** The address of a link, or undefined when its words alone are left. */
function linkAddress({ properties }: Element, page: URL, places: ExportedPlaces): string | undefined {
  const { href, dataNote, dataHeading } = properties;
  if (typeof dataNote === 'string') {
    const address = places.note(dataNote);
    return (
      address && address + (typeof dataHeading === 'string' ? inNote(dataHeading.replace(/^#/, '')) : '')
    );
  }
  if (typeof href !== 'string') return undefined;
  if (href.startsWith('#')) return inNote(href.slice(1));
  if (!URL.canParse(href, page.href)) return undefined;
  const url = new URL(href, page.href);
  if (url.origin !== page.origin) return href;
  const address = places.slug(
    decodeUri(url.pathname)
      .normalize('NFC')
      .replace(/^\/|\/+$/g, ''),
  );
  return address && address + (url.hash ? inNote(url.hash.slice(1)) : '');
}

function leadLink(element: Element, page: URL, places: ExportedPlaces): boolean {
  const { properties } = element;
  const [, id] = ATTACHMENT.exec(String(properties.href ?? '')) ?? [];
  const file = id === undefined ? undefined : places.attachment(id.toLowerCase());
  if (file) {
    element.properties = { href: file.address, download: file.name };
    return true;
  }
  const address = linkAddress(element, page, places);
  if (address === undefined) return false;
  const isForeign = /^[a-z]+:/i.test(address);
  delete properties.dataNote;
  delete properties.dataHeading;
  delete properties.dataEmbed;
  properties.href = address;
  if (isForeign) properties.rel = ['noopener', 'noreferrer'];
  return true;
}

/** A picture that is not in the export: a link to it, because nothing may be requested by reading alone. */
function wordsFor({ properties }: Element, page: URL): ElementContent {
  const { src, alt } = properties;
  const words: ElementContent = { type: 'text', value: String(alt ?? '') || 'Picture' };
  const isForeign =
    typeof src === 'string' &&
    /^https?:/i.test(src) &&
    URL.canParse(src) &&
    new URL(src).origin !== page.origin;
  if (!isForeign) return words;
  const linked = { href: src, rel: ['noopener', 'noreferrer'] };
  return { type: 'element', tagName: 'a', properties: linked, children: [words] };
}

function leadPicture({ properties }: Element, places: ExportedPlaces): boolean {
  const src = String(properties.src ?? '').trim();
  if (PICTURE.test(src)) return true;
  const [, id] = ATTACHMENT.exec(src) ?? [];
  const file = id === undefined ? undefined : places.attachment(id.toLowerCase());
  if (!file?.isPicture) return false;
  properties.src = file.address;
  return true;
}

/** Leads links and pictures of a sanitised note to what is in the export, and unwraps the others. */
export function leadExported(tree: Root, page: URL, places: ExportedPlaces): void {
  visit(tree, 'element', (element, index, parent: Parents | undefined) => {
    const { tagName, children } = element;
    const isLink = tagName === 'a' || tagName === 'area';
    if ((!isLink && tagName !== 'img') || index === undefined || !parent) return undefined;
    // The anchor of a heading or footnote.
    if (isLink && element.properties.href === undefined && element.properties.dataNote === undefined)
      return undefined;
    if (isLink ? leadLink(element, page, places) : leadPicture(element, places)) return undefined;
    parent.children.splice(index, 1, ...(isLink ? children : [wordsFor(element, page)]));
    return index + (isLink ? 0 : 1);
  });
}
