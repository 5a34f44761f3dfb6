import type { PreloadedFile } from '../platform/remotes/isolated/messages.ts';

// Taken before harden.ts refuses link elements to all code that runs later.
const createLink = document.createElement.bind(document, 'link');
let links: Element[] | undefined = [];

/**
 * Downloads the scripts of pages that links in the sidebar lead to; none of it runs. The browser keeps no file for a frame
 * without an origin, so those that the page around has downloaded are of no use here.
 */
export function preload(files: readonly PreloadedFile[]): void {
  for (const { url, integrity } of links ? files : []) {
    const link = Object.assign(createLink(), {
      rel: 'preload',
      as: 'script',
      crossOrigin: 'anonymous',
      integrity,
      href: url,
    });
    document.head.append(link);
    links?.push(link);
  }
}

/** To be called before a remote runs: it could copy a link element, and connect to any site. The files stay. */
export function endPreload(): void {
  for (const link of links ?? []) link.remove();
  links = undefined;
}
