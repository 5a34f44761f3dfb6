import { PICTURE_WIDTHS, type PictureWidth } from '@my-note/contract/picture-widths';

/** More pixels for each of the page's nobody sees. */
const SHARPEST = 2;
/** What is drawn in its own size fills the widest column, also after a window was made wider. */
const WIDEST_COLUMN = 960;

/**
 * The width in which the service sends a picture that is at most so many of the page's pixels wide; undefined for the
 * original.
 *
 * @example
 * const width = pictureWidth(document.documentElement.clientWidth);
 * const bytes = await fetchAttachment('0192f0c1-2b3c-7d4e-8f50-000000000001', { query: { width } });
 */
export function pictureWidth(shown: number, least = WIDEST_COLUMN): PictureWidth | undefined {
  const needed = Math.max(least, shown * Math.min(devicePixelRatio, SHARPEST));
  return PICTURE_WIDTHS.find((width) => width >= needed);
}

/** The same for a picture in a note, which may have a width of its own. */
export function widthFor(image: HTMLImageElement, note: HTMLElement): PictureWidth | undefined {
  const own = Number(image.getAttribute('width'));
  return own > 0 ? pictureWidth(Math.min(own, note.clientWidth), 0) : pictureWidth(note.clientWidth);
}
