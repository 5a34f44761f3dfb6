import type { PictureWidth } from '@my-note/contract/picture-widths';
import { ownElements } from '../embeds/own-elements.ts';
import { bringForeign } from '../external-pictures/load-external-pictures.ts';
import type { LoadPicture } from '../external-pictures/show-external-picture.ts';
import { markdownTexts } from '../texts.ts';
import { fetchPicture } from './attachment.ts';
import { pictureAddress } from './picture-address.ts';
import { widthFor } from './picture-width.ts';
import { whenNear } from './when-near.ts';

/** Fetches the bytes of an attachment; with a width, those of a picture that need not be wider. */
export type LoadFile = (id: string, call?: { query?: { width?: PictureWidth } }) => Promise<Blob>;

function showMissing(image: HTMLImageElement): void {
  image.dataset.missing = '';
  image.alt ||= markdownTexts.imageMissing;
  // Without an address a browser draws neither picture nor words.
  if (!image.hasAttribute('src')) image.src = 'data:,';
}

/**
 * Loads the pictures of a note when they are near the screen, and those of other sites on a click; returns how to
 * let go of them.
 *
 * @example
 * useEffect(() => bringPictures(element, fetchAttachment), [element]);
 */
export function bringPictures(
  root: HTMLElement,
  load: LoadFile,
  loadForeign: LoadPicture = fetchPicture,
): () => void {
  const urls: string[] = [];
  let gone = false;
  const stopUsing = () => {
    for (const url of urls.splice(0)) URL.revokeObjectURL(url);
  };
  const bring = async (image: HTMLImageElement) => {
    const width = widthFor(image, root);
    const call = width && { query: { width } };
    const blob = await load(image.dataset.attachment ?? '', call).catch(() => null);
    const url = blob && !gone ? await pictureAddress(blob) : undefined;
    if (url !== undefined) urls.push(url);
    if (gone) return stopUsing();
    if (url === undefined) return showMissing(image);
    image.src = url;
  };
  for (const image of ownElements<HTMLImageElement>(root, 'img')) {
    image.addEventListener('error', () => showMissing(image), { once: true });
  }
  const stopForeign = bringForeign(root, loadForeign);
  const stop = whenNear(
    ownElements<HTMLImageElement>(root, 'img[data-attachment]'),
    (image) => void bring(image),
  );
  return () => {
    gone = true;
    stop();
    stopForeign();
    stopUsing();
  };
}
