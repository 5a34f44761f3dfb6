import { withoutJpegMetadata } from '../metadata/jpeg-metadata.rules.ts';
import { orientationOf } from '../metadata/orientation.rules.ts';

const [SOI_LENGTH, APP1, APP2, SOS] = [2, 0xe1, 0xe2, 0xda];
const EXIF_HEAD = 10;
/** Of red, green, and blue; a profile of other colors would not fit the scaled picture. */
const COMPONENTS = 3;
/** Markers of a frame; of the same range, these three are tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** What a scaled JPEG takes over: size, which side is up, and the segments that say that and the colors. */
export function jpegHead(bytes: Buffer) {
  const clean = withoutJpegMetadata(bytes);
  const kept: Buffer[] = [];
  let turned = false;
  for (let at = SOI_LENGTH; clean && at + 4 <= clean.length; ) {
    const marker = clean[at + 1] ?? SOS;
    const end = at + 2 + clean.readUInt16BE(at + 2);
    const segment = clean.subarray(at, end);
    if (marker === SOS || end <= at + 3) return undefined;
    if (marker === APP1 || marker === APP2) kept.push(segment);
    if (marker === APP1) turned = (orientationOf(segment.subarray(EXIF_HEAD)) ?? 1) > 4;
    if (isFrame(marker) && segment.length >= 10) {
      if (segment[9] !== COMPONENTS) return undefined;
      return { width: segment.readUInt16BE(7), height: segment.readUInt16BE(5), turned, kept };
    }
    at = end;
  }
  return undefined;
}

/** Puts segments behind the start of a JPEG. */
export const withJpegSegments = (jpeg: Buffer, segments: Buffer[]): Buffer =>
  Buffer.concat([jpeg.subarray(0, SOI_LENGTH), ...segments, jpeg.subarray(SOI_LENGTH)]);
