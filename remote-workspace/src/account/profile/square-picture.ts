import { PERSON_PICTURE } from '@my-note/contract/account';
import { profileTexts } from './texts.ts';

/** The middle of a picture as a small square, without what the file says of place and device. */
export async function squarePicture(file: File): Promise<Blob> {
  const { pixels } = PERSON_PICTURE;
  const picture = await createImageBitmap(file).catch(() => {
    throw new Error(profileTexts.wrongKind);
  });
  const side = Math.min(picture.width, picture.height);
  const canvas = document.createElement('canvas');
  canvas.width = pixels;
  canvas.height = pixels;
  const [x, y] = [(picture.width - side) / 2, (picture.height - side) / 2];
  canvas.getContext('2d')?.drawImage(picture, x, y, side, side, 0, 0, pixels, pixels);
  picture.close();
  return new Promise((resolve, reject) => {
    // A browser that cannot write WebP writes PNG.
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error(profileTexts.wrongKind))),
      'image/webp',
      0.9,
    );
  });
}
