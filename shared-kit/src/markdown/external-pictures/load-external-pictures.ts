import { copyForeign } from './copy-to-attachments.ts';
import { showPictureBar } from './picture-bar.ts';
import { type LoadPicture, showForeign } from './show-external-picture.ts';

/** From this width on, in pixels, a picture has room for its choices. */
const WIDE = 320;

/** Whether a picture is part of a line or a cell, as badges are, and not a block of its own. */
function isInLine(image: HTMLImageElement, root: Element): boolean {
  const outer = image.parentElement?.tagName === 'A' ? image.parentElement : image;
  const block = outer.parentElement;
  if (!block || block === root || block.tagName === 'FIGURE' || Number(image.getAttribute('width')) >= WIDE)
    return false;
  if (/^T[DH]$/.test(block.tagName)) return true;
  return block.textContent.trim() !== '' || block.querySelectorAll('img').length > 1;
}

/** Puts a placeholder before each picture of another site in a note's text; returns the cleanup. */
export function bringForeign(root: HTMLElement, load: LoadPicture): () => void {
  const images = [...root.querySelectorAll<HTMLImageElement>('img[data-foreign]')];
  const small = images.filter((image) => isInLine(image, root));
  const stops = images.map((image) => showForeign(image, image.dataset.foreign ?? '', load));
  for (const { nextElementSibling: ask } of small) ask?.toggleAttribute('data-inline', true);
  const addresses = images.map(({ dataset }) => dataset.foreign ?? '');
  stops.push(showPictureBar(root, addresses, small.length > 0));
  if (images.length > 0) stops.push(copyForeign(root));
  return () => {
    for (const stop of stops) stop();
  };
}
