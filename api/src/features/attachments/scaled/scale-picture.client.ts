import { PhotonImage, resize, SamplingFilter } from '@cf-wasm/photon/node';
import { jpegHead, withJpegSegments } from './jpeg-head.rules.ts';
import { pngHead, withPngChunks } from './png-head.rules.ts';

/** A picture takes up to seven bytes a pixel while it is scaled. */
const MOST_PIXELS = 50_000_000;
const QUALITY = 80;

type Wanted = { bytes: Uint8Array; type: string; width: number };

/** A picture in a smaller width, as the same type; undefined when it cannot be scaled, or is no wider. */
export function scalePicture({ bytes: given, type, width }: Wanted): Buffer | undefined {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  const isJpeg = type === 'image/jpeg';
  const head = isJpeg ? jpegHead(bytes) : pngHead(bytes);
  if (!head || head.width * head.height > MOST_PIXELS) return undefined;
  const shown = head.turned ? head.height : head.width;
  if (shown <= width) return undefined;
  const part = width / shown;
  const scaled = (pixels: number) => Math.max(1, Math.round(pixels * part));
  const image = PhotonImage.new_from_byteslice(bytes);
  const small = resize(image, scaled(head.width), scaled(head.height), SamplingFilter.Triangle);
  image.free();
  const written = Buffer.from(isJpeg ? small.get_bytes_jpeg(QUALITY) : small.get_bytes());
  small.free();
  const whole = isJpeg ? withJpegSegments(written, head.kept) : withPngChunks(written, head.kept);
  return whole.length < bytes.length ? whole : undefined;
}
