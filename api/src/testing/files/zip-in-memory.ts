import { buffer, text } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';
import { ZipFile } from 'yazl';

type Files = Record<string, string | Uint8Array>;

/** An archive of files by their paths; a path that ends with a slash is an empty folder. */
export function zipOf(files: Files): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [name, bytes] of Object.entries(files)) {
    if (name.endsWith('/')) zip.addEmptyDirectory(name);
    else zip.addBuffer(Buffer.from(bytes), name);
  }
  zip.end();
  return buffer(zip.outputStream);
}

/** The texts of an archive by their paths. */
export async function unzip(archive: Buffer): Promise<Record<string, string>> {
  const zip = await fromBufferPromise(archive, { lazyEntries: true, autoClose: false });
  const files: Record<string, string> = {};
  for await (const entry of zip.eachEntry()) {
    files[entry.fileName] = await text(await zip.openReadStreamPromise(entry));
  }
  return files;
}
