import { Readable } from 'node:stream';
import { type Entry, openPromise } from 'yauzl';
import { createChecksum } from './checksum.rules.ts';
import { BackupError, fileEntry, MANIFEST, manifestSchema, tableEntry } from './manifest.rules.ts';

/** An opened backup; its data is verified by checksums. */
export type Archive = Awaited<ReturnType<typeof openArchive>>;

export async function openArchive(file: string) {
  const broken = (cause: unknown) =>
    new BackupError(`${file} is not a whole backup of My Note (${reason(cause)}). Nothing was changed`, {
      cause,
    });

  const zip = await openPromise(file, { autoClose: false, strictFileNames: true }).catch((error) => {
    throw broken(error);
  });
  const entries = new Map<string, Entry>();

  async function* read(name: string): AsyncGenerator<Uint8Array> {
    const entry = entries.get(name);
    if (!entry) throw broken(`${name} is missing`);
    try {
      yield* Readable.from(await zip.openReadStreamPromise(entry));
    } catch (error) {
      throw broken(error);
    }
  }

  /** The bytes of an entry; throws at the end when the checksum differs. */
  async function* verified(name: string, expected: { sha256: string }) {
    const checksum = createChecksum();
    yield* checksum.through(read(name));
    if (checksum.result().sha256 !== expected.sha256) throw broken(`${name} was changed`);
  }

  try {
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
    const chunks: Uint8Array[] = [];
    for await (const chunk of read(MANIFEST)) chunks.push(chunk);
    const manifest = manifestSchema.parse(JSON.parse(Buffer.concat(chunks).toString()));
    return {
      manifest,
      verified,
      broken,
      /** Reads everything once, so that a damaged backup is refused before anything is written. */
      async verify() {
        for (const { name, sha256 } of manifest.tables) await drain(verified(tableEntry(name), { sha256 }));
        for (const { path, sha256 } of manifest.files) await drain(verified(fileEntry(path), { sha256 }));
      },
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error instanceof BackupError ? error : broken(error);
  }
}

async function drain(chunks: AsyncIterable<unknown>) {
  for await (const _ of chunks);
}

const reason = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause));
