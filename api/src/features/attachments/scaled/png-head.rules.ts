const SIGNATURE = 8;
const AROUND = 12;
const HEAD_END = 33;
const COLORS = new Set(['iCCP', 'gAMA', 'cHRM', 'sRGB', 'cICP']);
/** Grey pictures: their profile would not fit the colors of the scaled picture. */
const GREY = new Set([0, 4]);

/** What a scaled PNG takes over: size and the chunks about colors. Undefined for an animation. */
export function pngHead(bytes: Buffer) {
  if (bytes.length < HEAD_END || bytes.toString('latin1', 12, 16) !== 'IHDR') return undefined;
  const kept: Buffer[] = [];
  for (let at = HEAD_END; at + AROUND <= bytes.length; ) {
    const end = at + AROUND + bytes.readUInt32BE(at);
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (type === 'acTL' || end > bytes.length) return undefined;
    if (type === 'IDAT') break;
    if (COLORS.has(type)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  if (kept.length > 0 && GREY.has(bytes.readUInt8(25))) return undefined;
  const [width, height] = [bytes.readUInt32BE(SIGNATURE + 8), bytes.readUInt32BE(SIGNATURE + 12)];
  return { width, height, turned: false, kept };
}

/** Puts chunks behind the head of a PNG. */
export const withPngChunks = (png: Buffer, chunks: Buffer[]): Buffer =>
  Buffer.concat([png.subarray(0, HEAD_END), ...chunks, png.subarray(HEAD_END)]);
