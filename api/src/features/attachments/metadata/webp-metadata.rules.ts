import { orientationOf, orientationTiff } from './orientation.rules.ts';

const HEAD = 12;
const CHUNK_HEAD = 8;
const [EXIF_FLAG, XMP_FLAG] = [0x08, 0x04];

/** Removes place, time, and device; keeps colors and orientation. Undefined when the structure is invalid. */
export function withoutWebpMetadata(bytes: Buffer): Buffer | undefined {
  const end = Math.min(bytes.length, CHUNK_HEAD + bytes.readUInt32LE(4));
  const chunks: Buffer[] = [];
  let orientation = 1;
  for (let at = HEAD; at + CHUNK_HEAD <= end; ) {
    const size = bytes.readUInt32LE(at + 4);
    const after = at + CHUNK_HEAD + size + (size % 2);
    if (at + CHUNK_HEAD + size > end) return undefined;
    const type = bytes.toString('latin1', at, at + 4);
    const data = bytes.subarray(at + CHUNK_HEAD, at + CHUNK_HEAD + size);
    if (type === 'EXIF') orientation = orientationOf(withoutName(data)) ?? orientation;
    if (type === 'VP8X') chunks.push(chunk(type, withoutFlags(data)));
    else if (type !== 'EXIF' && type !== 'XMP ') chunks.push(chunk(type, data));
    at = after;
  }
  const [first] = chunks;
  if (orientation !== 1 && first && isExtended(first)) {
    first.writeUInt8(first.readUInt8(CHUNK_HEAD) | EXIF_FLAG, CHUNK_HEAD);
    chunks.push(chunk('EXIF', orientationTiff(orientation)));
  }
  return chunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...chunks]));
}

/** Some writers repeat the Exif header of JPEG. */
const withoutName = (data: Buffer) =>
  data.toString('latin1', 0, 6) === 'Exif\0\0' ? data.subarray(6) : data;

function withoutFlags(data: Buffer): Buffer {
  const copy = Buffer.from(data);
  if (copy.length > 0) copy.writeUInt8(copy.readUInt8(0) & ~(EXIF_FLAG | XMP_FLAG), 0);
  return copy;
}

function chunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(CHUNK_HEAD);
  head.write(type, 0, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, Buffer.alloc(data.length % 2)]);
}

const isExtended = (first: Buffer) => first.length > CHUNK_HEAD && first.toString('latin1', 0, 4) === 'VP8X';
