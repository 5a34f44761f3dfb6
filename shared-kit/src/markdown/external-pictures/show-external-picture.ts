import { whenNear } from '../pictures/when-near.ts';
import { isWanted, onChoice, wantPictures, wantSite } from './allowed-pictures.ts';
import { createAsk } from './ask-to-load.ts';
import { siteOf } from './picture-site.ts';

/** Fetches the bytes of a picture on another site. */
export type LoadPicture = (address: string) => Promise<Blob>;

/** Smaller pictures are inline, as badges are; reserving a guessed size would disturb the line. */
const SMALL = 160;

function takePlace(box: HTMLElement, { width, height }: Record<'width' | 'height', number>): void {
  if (width < SMALL || height === 0) return;
  box.style.width = `${width}px`;
  box.style.aspectRatio = `${width} / ${height}`;
}

/**
 * Replaces a picture of another site by a placeholder, and shows it on a click; returns the cleanup.
 *
 * @example
 * const image = document.createElement('img');
 * const cleanUp = showForeign(image, 'https://example.org/cat.png', fetchPicture);
 */
export function showForeign(image: HTMLImageElement, address: string, load: LoadPicture): () => void {
  const site = siteOf(address);
  let [url, busy, gone] = ['', false, false];
  let stopWaiting = () => {};

  const bring = async () => {
    if (busy || url !== '') return;
    busy = true;
    ask.set('loading');
    const blob = await load(address).catch(() => null);
    busy = false;
    if (gone) return;
    if (!blob) return ask.set('failed');
    url = URL.createObjectURL(blob);
    image.src = url;
    image.style.display = '';
    if (ask.box.contains(document.activeElement)) {
      image.tabIndex = -1;
      image.focus({ preventScroll: true });
    }
    ask.box.remove();
  };
  const ask = createAsk({
    address,
    site,
    alt: image.alt,
    onShow: () => {
      wantPictures([address]);
      void bring();
    },
    onAlways: () => {
      wantSite(site);
      void bring();
    },
    onRetry: () => void bring(),
  });
  const attribute = (name: string) => Number(image.getAttribute(name)) || 0;
  takePlace(ask.box, { width: attribute('width'), height: attribute('height') });
  image.style.display = 'none';
  image.after(ask.box);
  const look = () => {
    stopWaiting();
    if (url !== '' || !isWanted(address)) return;
    stopWaiting = whenNear([ask.box], () => void bring());
  };
  look();
  const stopFollowing = onChoice(look);
  return () => {
    gone = true;
    stopFollowing();
    stopWaiting();
    ask.box.remove();
    image.style.display = '';
    if (url !== '') URL.revokeObjectURL(url);
  };
}
