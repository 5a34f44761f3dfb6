import { Readable } from 'node:stream';
import { type Entry, fromRandomAccessReaderPromise } from 'yauzl';
import { createChecksum } from './checksum.rules.ts';
import { decrypt, isEncrypted } from './encryption/age.reader.ts';
import { BackupError, fileEntry, MANIFEST, manifestSchema, tableEntry } from './manifest.rules.ts';
import type { Bytes } from './places/bytes.port.ts';
import { openFile } from './places/folder-place.store.ts';
import { openPlace, type PlaceOptions } from './places/open-place.store.ts';
import { ZipInput } from './places/zip-input.reader.ts';

/** An opened backup; its data is verified by checksums. */
export type Archive = Awaited<ReturnType<typeof openArchive>>;

/** A passphrase, or how to ask for it, which is done for an encrypted backup alone. */
export type Passphrase = string | (() => Promise<string | undefined>);

/** Opens a backup of this machine; one that is encrypted needs its passphrase. */
export const openArchiveFile = async (file: string, passphrase?: Passphrase) =>
  openArchive(
    await openFile(file).catch((error: unknown) => {
      throw notWhole(file, error);
    }),
    file,
    passphrase,
  );

/** Opens a backup of a bucket by its address, like `s3://bucket/prefix/name`. */
export async function openArchiveIn(
  placeAt: (address: string) => PlaceOptions,
  address: string,
  passphrase?: Passphrase,
) {
  const end = address.lastIndexOf('/');
  const place = openPlace(placeAt(address.slice(0, end)));
  const bytes = await place.open(address.slice(end + 1)).catch((error: unknown) => {
    throw notWhole(address, error);
  });
  return openArchive(bytes, address, passphrase);
}

/** Opens a backup; `what` names it in messages. Closing the archive closes the bytes. */
export async function openArchive(bytes: Bytes, what: string, passphrase?: Passphrase) {
  const broken = (cause: unknown) => (cause instanceof BackupError ? cause : notWhole(what, cause));
  const zip = await openZip(bytes, what, passphrase).catch(async (error: unknown) => {
    await bytes.close();
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

  async function verifyTable({ name, rows, sha256 }: { name: string; rows: number; sha256: string }) {
    let lines = 0;
    for await (const chunk of verified(tableEntry(name), { sha256 })) lines += countLines(chunk);
    if (lines !== rows) throw broken(`${name} has ${lines} rows instead of ${rows}`);
  }

  try {
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
    const chunks: Uint8Array[] = [];
    for await (const chunk of read(MANIFEST)) chunks.push(chunk);
    const manifest = manifestSchema.parse(JSON.parse(Buffer.concat(chunks).toString()));
    return {
      manifest,
      bytes: bytes.size,
      verified,
      broken,
      /** Reads everything once, so that a damaged backup is refused before anything is written. */
      async verify() {
        for (const table of manifest.tables) await verifyTable(table);
        for (const { path, sha256 } of manifest.files) await drain(verified(fileEntry(path), { sha256 }));
      },
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw broken(error);
  }
}

async function openZip(bytes: Bytes, what: string, passphrase?: Passphrase) {
  const plain = (await isEncrypted(bytes)) ? await decryptWith(bytes, what, passphrase) : bytes;
  return fromRandomAccessReaderPromise(new ZipInput(plain), plain.size, {
    autoClose: false,
    strictFileNames: true,
  });
}

async function decryptWith(bytes: Bytes, what: string, passphrase?: Passphrase) {
  const given = typeof passphrase === 'function' ? await passphrase() : passphrase;
  if (given !== undefined) return decrypt(bytes, given, what);
  throw new BackupError(
    `${what} is encrypted. Set BACKUP_PASSPHRASE to its passphrase, or restore it in a terminal, which asks for it. Nothing was changed`,
  );
}

async function drain(chunks: AsyncIterable<unknown>) {
  for await (const _ of chunks);
}

const LINE_FEED = 10;

function countLines(chunk: Uint8Array) {
  let lines = 0;
  for (let at = chunk.indexOf(LINE_FEED); at >= 0; at = chunk.indexOf(LINE_FEED, at + 1)) lines += 1;
  return lines;
}

const notWhole = (what: string, cause: unknown) =>
  new BackupError(`${what} is not a whole backup of My Note (${reason(cause)}). Nothing was changed`, {
    cause,
  });

const reason = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause));
