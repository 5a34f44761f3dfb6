import type { Dispatcher } from 'undici';

/** The bytes of a response, and whether it has more than `most`. */
export async function readBytes(body: Dispatcher.ResponseData['body'], most: number) {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    const part = Buffer.from(chunk);
    size += part.length;
    if (size > most) return { bytes: Buffer.concat(chunks), tooLarge: true };
    chunks.push(part);
  }
  return { bytes: Buffer.concat(chunks), tooLarge: false };
}
