import { gfm } from '@joplin/turndown-plugin-gfm';
import TurndownService from 'turndown';

/** What is no text of a page. */
const DROPPED = [
  'script',
  'style',
  'noscript',
  'template',
  'iframe',
  'form',
  'button',
  'input',
  'select',
] as const;

function absolute(address: string | null, base: string): string | undefined {
  if (!address || !URL.canParse(address, base)) return undefined;
  const url = new URL(address, base);
  return ['http:', 'https:', 'mailto:'].includes(url.protocol) ? url.href : undefined;
}

/** The address of a picture; pages that load them late keep it elsewhere. */
const pictureAddress = (image: Element, base: string) =>
  [image.getAttribute('src'), image.getAttribute('data-src'), image.getAttribute('data-original')]
    .map((address) => absolute(address, base))
    .find((address) => address?.startsWith('http'));

/** Markdown of a part of a page, with whole addresses, and the addresses of its pictures. */
export function toMarkdown(part: ParentNode & Node, base: string): { markdown: string; pictures: string[] } {
  const pictures = new Set<string>();
  for (const image of part.querySelectorAll('img')) {
    const address = pictureAddress(image, base);
    if (address === undefined) {
      image.remove();
      continue;
    }
    image.setAttribute('src', address);
    pictures.add(address);
  }
  for (const link of part.querySelectorAll('a[href]')) {
    const address = absolute(link.getAttribute('href'), base);
    if (address === undefined) link.removeAttribute('href');
    else link.setAttribute('href', address);
  }
  const turndown = new TurndownService({
    headingStyle: 'atx',
    codeBlockStyle: 'fenced',
    bulletListMarker: '-',
    hr: '---',
    emDelimiter: '*',
  });
  turndown.use(gfm);
  turndown.remove([...DROPPED]);
  const box = part.ownerDocument?.createElement('div') ?? document.createElement('div');
  box.append(part.cloneNode(true));
  return { markdown: turndown.turndown(box).trim(), pictures: [...pictures] };
}
