import { PICTURE_SIZE } from '@my-note/contract';

/**
 * Draws a picture as wide as its description says, which is then about the picture alone. Its height follows.
 *
 * @example
 * const image = document.createElement('img');
 * sizePicture(image, note.title);
 */
export function sizePicture(image: HTMLImageElement, description: string): void {
  const [, width] = PICTURE_SIZE.exec(description) ?? [];
  image.alt = description.replace(PICTURE_SIZE, '');
  if (width === undefined) image.removeAttribute('width');
  else image.width = Number(width);
}

/** The same for all pictures that are written in Markdown: HTML may say the width by itself. */
export function sizePictures(root: ParentNode): void {
  for (const image of root.querySelectorAll('img')) {
    if (PICTURE_SIZE.test(image.alt)) sizePicture(image, image.alt);
  }
}
