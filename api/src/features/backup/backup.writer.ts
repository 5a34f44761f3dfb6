import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { DatabaseHandle } from '../../core/database/database-handle.ts';
import { isMissingFile } from '../../core/files/s3-store.ts';
import { isScaledName } from '../../core/files/scaled-names.ts';
import type { Clock, FileStore } from '../../core/services.ts';
import type { Work } from '../../core/threads/work.ts';
import { PRODUCT_VERSION } from '../../core/version.ts';
import { openArchive } from './backup.reader.ts';
import { createChecksum } from './checksum.rules.ts';
import { encrypt } from './encryption/age.writer.ts';
import { fileEntry, MANIFEST, type Manifest, tableEntry } from './manifest.rules.ts';
import { countMissing, watchAttachments } from './missing-files.repository.ts';
import type { Bytes } from './places/bytes.port.ts';
import { openPlace, type PlaceOptions } from './places/open-place.store.ts';
import { type Snapshot, withSnapshot } from './snapshot.repository.ts';
import type { Table } from './tables.repository.ts';

type Files = Pick<FileStore, 'list' | 'read'>;
type Source = Pick<DatabaseHandle, 'kind' | 'db'> & {
  /** The attachments; without them the backup has the database alone. */
  files?: Files | undefined;
  clock: Clock;
};
export type BackupTarget = { place: PlaceOptions; name: string; passphrase?: string | undefined };
export type WrittenBackup = {
  manifest: Manifest;
  bytes: number;
  /** How many attachments of notes are not in it, because they are not where they were stored. */
  missing: number;
};
export type BackupWork = Work<BackupTarget, WrittenBackup, 'signal'>;
type Chunks = AsyncIterable<Uint8Array | string>;
type Content = { name: string; read: () => Chunks; compress?: boolean };

/** A file of this machine as a target. */
export const fileTarget = (file: string, passphrase?: string): BackupTarget => ({
  place: { kind: 'folder', folder: path.dirname(file) },
  name: path.basename(file),
  passphrase,
});

/**
 * Writes everything the database and the attachments hold, encrypted when there is a passphrase, and reads it back: only
 * a backup whose every entry is as it was written is accepted; another one is removed again.
 */
export async function writeBackup(
  source: Source,
  { place: options, name, passphrase }: BackupTarget,
  signal?: AbortSignal,
): Promise<WrittenBackup> {
  const place = openPlace(options);
  await place.demandFree(name);
  try {
    const { manifest, ids } = await withSnapshot(source, (snapshot) =>
      writeSnapshot(source, snapshot, async (zip) =>
        place.write(name, passphrase === undefined ? zip : await encrypt(zip, passphrase), signal),
      ),
    );
    const bytes = untilAborted(await place.open(name), signal);
    await readBack(bytes, name, { manifest, passphrase });
    const missing = source.files ? await countMissing(source.db, ids, manifest) : 0;
    await place.accept(name);
    return { manifest, bytes: bytes.size, missing };
  } catch (error) {
    await place.discard(name).catch(() => undefined);
    throw error;
  }
}

/** What was read may differ from what was written: a disk or a service that failed without a word. */
async function readBack(
  bytes: Bytes,
  name: string,
  { manifest, passphrase }: { manifest: Manifest; passphrase?: string | undefined },
) {
  const archive = await openArchive(bytes, name, passphrase);
  try {
    if (JSON.stringify(archive.manifest) !== JSON.stringify(manifest))
      throw archive.broken('its list differs');
    await archive.verify();
  } finally {
    archive.close();
  }
}

const untilAborted = (bytes: Bytes, signal: AbortSignal | undefined): Bytes => ({
  ...bytes,
  async read(start, length) {
    signal?.throwIfAborted();
    return bytes.read(start, length);
  },
});

async function writeSnapshot(
  { files, clock }: Source,
  { migration, tables, rows }: Snapshot,
  write: (zip: Readable) => Promise<void>,
) {
  const manifest: Manifest = {
    product: 'my-note',
    format: 1,
    version: PRODUCT_VERSION,
    createdAt: clock().toISOString(),
    migration,
    ...(files ? {} : { attachments: 'left out' as const }),
    tables: [],
    files: [],
  };
  const stored = files ? await sortedIds(files) : [];
  const watched = watchAttachments(rows);
  const contents = [
    ...tables.map((table) => tableContent(watched.rows(table), table, manifest)),
    ...stored.map((id) => fileContent(id, (files as Files).read, manifest)),
    // Last, when the other entries are known.
    { name: MANIFEST, read: () => Readable.from([JSON.stringify(manifest, null, 2)]) },
  ];
  const zip = zipOf(contents);
  try {
    await write(zip);
  } finally {
    zip.destroy();
  }
  return { manifest, ids: watched.ids };
}

function tableContent(saved: AsyncIterable<unknown>, table: Table, manifest: Manifest): Content {
  const columns = table.columns.map(({ name }) => name);
  async function* lines() {
    let rows = 0;
    const checksum = createChecksum();
    async function* texts() {
      for await (const row of saved) {
        rows += 1;
        yield `${JSON.stringify(row)}\n`;
      }
    }
    yield* checksum.through(texts());
    manifest.tables.push({ name: table.name, columns, rows, sha256: checksum.result().sha256 });
  }
  return { name: tableEntry(table.name), read: lines };
}

function fileContent(id: string, read: Files['read'], manifest: Manifest): Content {
  // In folders, as a directory of attachments has them.
  const file = `${id.slice(-2)}/${id}`;
  async function* chunks() {
    const checksum = createChecksum();
    try {
      yield* checksum.through(await read(id));
    } catch (error) {
      // Deleted since the list was read.
      if (isMissingFile(error)) return;
      throw error;
    }
    manifest.files.push({ path: file, ...checksum.result() });
  }
  // Most are pictures, which a zip cannot make smaller; trying takes longer than all the rest.
  return { name: fileEntry(file), read: chunks, compress: false };
}

async function sortedIds(files: Files) {
  const ids: string[] = [];
  for await (const id of files.list()) if (!isScaledName(id)) ids.push(id);
  return ids.sort();
}

function zipOf(contents: Content[]): Readable {
  const zip = new ZipFile();
  // Destroyed at once, where a stream from an iterator would wait for the next piece of an entry that cannot be read.
  const output = zip.outputStream.pipe(new PassThrough());
  // It may occur before the consumer listens, which then finds the stream destroyed.
  output.on('error', () => undefined);
  let reading: Readable | undefined;
  output.once('close', () => reading?.destroy());
  for (const { name, read, compress = true } of contents) {
    zip.addReadStreamLazy(name, { compress }, (give) => {
      reading = Readable.from(read());
      // Of an entry that cannot be read, the zip itself says nothing.
      reading.once('error', (error) => output.destroy(error));
      give(null, reading);
    });
  }
  zip.on('error', (error) => output.destroy(error));
  zip.end();
  return output;
}
