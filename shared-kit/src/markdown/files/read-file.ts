interface FileHeaders {
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** Requests an attachment with the access of the reader; the headers may ask for a part of it. */
export type OpenFile = (id: string, call?: FileHeaders) => Promise<Response>;

/** The address of an attachment that a player reads by itself; undefined where the whole file has to be fetched. */
export type PlayFile = (id: string) => Promise<string | undefined>;

/** What the service says of a file. */
export interface FileFacts {
  type: string;
  /** Bytes. */
  size: number;
}

const headerOf = (response: Response, name: string) => response.headers.get(name) ?? '';

/** Type and size of a file, by its first byte. */
export async function readFacts(open: OpenFile, id: string, signal: AbortSignal): Promise<FileFacts> {
  const response = await open(id, { headers: { range: 'bytes=0-0' }, signal });
  await response.body?.cancel();
  const [, total] = /\/(\d+)$/.exec(headerOf(response, 'content-range')) ?? [];
  return {
    type: headerOf(response, 'content-type'),
    size: Number(total ?? headerOf(response, 'content-length')),
  };
}

/** The bytes of a file; calls back with the fraction that has arrived, from 0 to 1. */
export async function readBytes(
  open: OpenFile,
  id: string,
  { size, signal, onProgress }: { size: number; signal: AbortSignal; onProgress: (fraction: number) => void },
): Promise<Uint8Array<ArrayBuffer>[]> {
  const { body } = await open(id, { signal });
  const reader = body?.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let arrived = 0;
  for (;;) {
    const { value, done } = (await reader?.read()) ?? { value: undefined, done: true };
    if (done || !value) return parts;
    parts.push(new Uint8Array(value));
    arrived += value.length;
    onProgress(size > 0 ? Math.min(1, arrived / size) : 0);
  }
}

/** The beginning of a text; `isCut` when there is more of it. */
export async function readStart(
  open: OpenFile,
  id: string,
  { most, size, signal }: { most: number; size: number; signal: AbortSignal },
): Promise<{ text: string; isCut: boolean }> {
  const response = await open(id, { headers: { range: `bytes=0-${most - 1}` }, signal });
  const text = await response.text();
  // The last letter may be cut in the middle.
  return size > most ? { text: text.replace(/\uFFFD+$/, ''), isCut: true } : { text, isCut: false };
}
