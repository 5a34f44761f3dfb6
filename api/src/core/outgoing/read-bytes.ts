import type { Dispatcher } from 'undici';

/** The first `most` bytes of a response, and whether it has more. */
export async function readBytes(body: Dispatcher.ResponseData['body'], most: number) {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    const part = Buffer.from(chunk);
    chunks.push(part.subarray(0, most - size));
    size += part.length;
    if (size > most) return { bytes: Buffer.concat(chunks), tooLarge: true };
  }
  return { bytes: Buffer.concat(chunks), tooLarge: false };
}
