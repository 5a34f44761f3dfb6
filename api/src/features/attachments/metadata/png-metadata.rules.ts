const SIGNATURE = 8;
/** Length, type and checksum of a chunk. */
const AROUND = 12;
const METADATA = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME']);

/** Removes texts, times, and Exif; keeps colors. Browsers ignore the orientation of a PNG. */
export function withoutPngMetadata(bytes: Buffer): Buffer | undefined {
  const kept = [bytes.subarray(0, SIGNATURE)];
  for (let at = SIGNATURE; at + AROUND <= bytes.length; ) {
    const end = at + AROUND + bytes.readUInt32BE(at);
    if (end > bytes.length) return undefined;
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (!METADATA.has(type)) kept.push(bytes.subarray(at, end));
    if (type === 'IEND') return Buffer.concat(kept);
    at = end;
  }
  return undefined;
}
