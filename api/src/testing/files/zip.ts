import { createWriteStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { openPromise } from 'yauzl';
import { ZipFile } from 'yazl';

/** The contents of a zip by name. */
export async function readZip(file: string) {
  const contents = new Map<string, Buffer>();
  const zip = await openPromise(file, { autoClose: false });
  for await (const entry of zip.eachEntry()) {
    contents.set(entry.fileName, await buffer(await zip.openReadStreamPromise(entry)));
  }
  zip.close();
  return contents;
}

export async function writeZip(file: string, contents: Map<string, Buffer>) {
  const zip = new ZipFile();
  for (const [name, content] of contents) zip.addBuffer(content, name);
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(file));
}
