import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';

const ATTACHMENT =
  /^(?:https?:\/\/[^/?#]+)?\/(?:[^?#]*\/)?attachments\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;
const MAIL = /^\s*(?:mailto|tel|sms):/i;
const PICTURE = /^data:image\/(?:png|jpe?g|gif|webp|avif|svg\+xml)[;,]/i;
const DATA = /^\s*data:/i;

/** Whether an address leads to another site than that of the page, read as a browser reads it. */
const isForeign = (address: string, page: URL) =>
  !URL.canParse(address, page.href) || new URL(address, page).origin !== page.origin;

function attachmentId(address: string, page: URL): string | undefined {
  const [, id] = ATTACHMENT.exec(address) ?? [];
  return id !== undefined && !isForeign(address, page) ? id.toLowerCase() : undefined;
}

/** A link out of the product opens beside it and learns nothing of where it came from. */
function leadOut({ properties }: Element, page: URL): void {
  const { href } = properties;
  if (typeof href !== 'string' || !isForeign(href, page)) return;
  properties.rel = ['noopener', 'noreferrer'];
  if (!MAIL.test(href)) properties.target = '_blank';
}

/** Pictures of other sites and attachments are fetched by the page itself, so that no site learns who reads. */
function leavePicture({ properties }: Element, page: URL): void {
  const src = typeof properties.src === 'string' ? properties.src : '';
  const stays = DATA.test(src) ? PICTURE.test(src.trim()) : !isForeign(src, page);
  if (src === '' || !stays) delete properties.src;
  properties.loading = 'lazy';
}

/** Leads links where they may go, and keeps pictures that only the page can fetch without an address. */
export function leadAddresses(tree: Root, page: URL): void {
  visit(tree, 'element', (element) => {
    const { tagName, properties } = element;
    if (!/^(?:a|area|img)$/.test(tagName)) return;
    const attachment =
      tagName === 'area' ? undefined : attachmentId(String(properties.href ?? properties.src ?? ''), page);
    if (attachment !== undefined) {
      // The browser itself would send no access token.
      if (tagName === 'img') delete properties.src;
      properties.dataAttachment = attachment;
    } else if (tagName === 'img') leavePicture(element, page);
    else leadOut(element, page);
  });
}
