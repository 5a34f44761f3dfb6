const IS_SVG = /<svg[\s>]/i;

/**
 * An address under which an image shows the bytes of an attachment. The service sends vector pictures as text, so that
 * none of them runs; an image runs nothing of them, and the page of such an address, opened in a tab, is of no site.
 *
 * @example
 * const address = await pictureAddress(await fetchAttachment('0192f0c1-2b3c-7d4e-8f50-000000000001'));
 * const image = Object.assign(new Image(), { src: address });
 * image.remove();
 * URL.revokeObjectURL(address);
 */
export async function pictureAddress(bytes: Blob): Promise<string> {
  const text = bytes.type.startsWith('text/plain') ? await bytes.text() : '';
  return IS_SVG.test(text) ? `data:image/svg+xml,${encodeURIComponent(text)}` : URL.createObjectURL(bytes);
}
