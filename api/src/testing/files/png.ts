import { crc32, deflateSync } from 'node:zlib';

const [WIDTH, HEIGHT] = [48, 27];

function chunk(type: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
}

/** A picture of 48 × 27 pixels in one of many muted colours, so that a text is recognized by its picture. */
export function colouredPng(text: string): Buffer {
  const seed = [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 0);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(WIDTH, 0);
  head.writeUInt32BE(HEIGHT, 4);
  // 8 bits of red, green and blue.
  head.set([8, 2, 0, 0, 0], 8);
  const rows = Buffer.alloc(HEIGHT * (1 + WIDTH * 3));
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const light = Math.hypot(x - 34, y - 20) < 16 ? 24 : 0;
      const colour = [seed, seed * 7, seed * 13].map((value) => 110 + (value % 70) + light);
      rows.set(colour, y * (1 + WIDTH * 3) + 1 + x * 3);
    }
  }
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...parts]);
}
