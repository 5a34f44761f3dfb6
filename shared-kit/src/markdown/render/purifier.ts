import DOMPurify from 'dompurify';
import { foreignPicture, isForeign } from '../external-pictures/picture-site.ts';
import { isPictureAddress } from '../pictures/picture-urls.ts';

/** One sanitiser for all that becomes part of a note. */
export const purifier = DOMPurify(window);

const ATTACHMENT =
  /^(?:https?:\/\/[^/?#]+)?\/(?:[^?#]*\/)?attachments\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

const MAIL = /^\s*(?:mailto|tel|sms):/i;

/** Address of an attachment: another site has none of ours. */
function attachmentId(address: string | null): string | undefined {
  const match = address === null ? null : ATTACHMENT.exec(address);
  return match && address && !isForeign(address) ? match[1]?.toLowerCase() : undefined;
}

/** A link out of the product opens beside it and learns nothing of where it came from. */
function leadOut(link: Element): void {
  const href = link.getAttribute('href');
  link.removeAttribute('target');
  if (href === null || !isForeign(href)) return;
  link.setAttribute('rel', 'noopener noreferrer');
  // A mail is written in the program for it, not in an empty page.
  if (!MAIL.test(href)) link.setAttribute('target', '_blank');
}

purifier.addHook('afterSanitizeAttributes', (node) => {
  const { tagName } = node;
  const address = tagName === 'A' ? 'href' : 'src';
  const attachment =
    tagName === 'A' || tagName === 'IMG' ? attachmentId(node.getAttribute(address)) : undefined;
  if (attachment !== undefined) {
    // The browser itself would send no access token.
    if (tagName === 'IMG') node.removeAttribute('src');
    node.setAttribute('data-attachment', attachment);
    node.removeAttribute('target');
    return;
  }
  if (tagName === 'A' || tagName === 'AREA') leadOut(node);
  if (tagName === 'IMG') {
    const src = node.getAttribute('src') ?? '';
    const foreign = foreignPicture(src);
    // Another site would learn who reads this: the service fetches it later.
    if (foreign !== undefined) node.setAttribute('data-foreign', foreign);
    if (foreign !== undefined || !isPictureAddress(src)) node.removeAttribute('src');
    node.setAttribute('loading', 'lazy');
  }
});
