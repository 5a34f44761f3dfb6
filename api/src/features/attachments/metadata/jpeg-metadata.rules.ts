import { orientationOf, orientationTiff } from './orientation.rules.ts';

const START = 0xff;
const [SOI, EOI, SOS, APP0, APP1, APP2, APP15, COMMENT, ADOBE] = [
  0xd8, 0xd9, 0xda, 0xe0, 0xe1, 0xe2, 0xef, 0xfe, 0xee,
];
const EXIF = 'Exif\0\0';
const ICC = 'ICC_PROFILE\0';

/** Removes place, time, and device; keeps colors and orientation. Undefined when the structure is invalid. */
export function withoutJpegMetadata(bytes: Buffer): Buffer | undefined {
  if (bytes[0] !== START || bytes[1] !== SOI) return undefined;
  const kept = [bytes.subarray(0, 2)];
  let orientation = 1;
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== START) return undefined;
    const marker = bytes[at + 1] ?? 0;
    if (marker === START) {
      at += 1;
      continue;
    }
    if (marker === EOI) break;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end > bytes.length || end < at + 4) return undefined;
    const segment = bytes.subarray(at, end);
    const isExif = marker === APP1 && holds(segment, EXIF);
    if (isExif) orientation = orientationOf(segment.subarray(4 + EXIF.length)) ?? orientation;
    if (isKept(marker, segment)) kept.push(segment);
    at = end;
    if (marker === SOS) {
      at = endOfScan(bytes, end);
      kept.push(bytes.subarray(end, at));
    }
  }
  // Data after the end is dropped: a video, or a second picture with metadata of its own.
  kept.push(Buffer.from([START, EOI]));
  if (orientation !== 1) kept.splice(1, 0, orientationSegment(orientation));
  return Buffer.concat(kept);
}

const holds = (segment: Buffer, name: string) =>
  segment.subarray(4, 4 + name.length).toString('latin1') === name;

function isKept(marker: number, segment: Buffer): boolean {
  if (marker === APP2) return holds(segment, ICC);
  if (marker === APP0 || marker === ADOBE) return true;
  return marker !== COMMENT && (marker < APP0 || marker > APP15);
}

/** Where the data of a scan ends: at a marker that is neither an escaped byte nor a restart. */
function endOfScan(bytes: Buffer, start: number): number {
  for (let at = bytes.indexOf(START, start); at !== -1; at = bytes.indexOf(START, at + 1)) {
    const next = bytes[at + 1] ?? EOI;
    const isData = next === 0 || next === START || (next >= 0xd0 && next <= 0xd7);
    if (!isData) return at;
  }
  return bytes.length;
}

function orientationSegment(orientation: number): Buffer {
  const tiff = orientationTiff(orientation);
  const head = Buffer.alloc(4);
  head.writeUInt16BE((START << 8) | APP1, 0);
  head.writeUInt16BE(2 + EXIF.length + tiff.length, 2);
  return Buffer.concat([head, Buffer.from(EXIF, 'latin1'), tiff]);
}
