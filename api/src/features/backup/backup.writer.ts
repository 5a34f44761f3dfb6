import { createReadStream, existsSync } from 'node:fs';
import { open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import type { DatabaseHandle } from '../../core/database/database-handle.ts';
import type { Clock } from '../../core/services.ts';
import type { Work } from '../../core/threads/work.ts';
import { PRODUCT_VERSION } from '../../core/version.ts';
import { createChecksum } from './checksum.rules.ts';
import { BackupError, fileEntry, MANIFEST, type Manifest, tableEntry } from './manifest.rules.ts';
import { type Snapshot, withSnapshot } from './snapshot.repository.ts';
import type { Table } from './tables.repository.ts';

type Source = Pick<DatabaseHandle, 'kind' | 'db'> & {
  /** The folder of the attachments; without it the backup has the database alone. */
  attachments?: string;
  clock: Clock;
};
export type BackupWork = Work<{ file: string }, Manifest, 'signal'>;
type Chunks = AsyncIterable<Uint8Array | string>;
type Content = { name: string; read: () => Chunks };

/** Writes everything the database and the folder of attachments hold; returns its manifest. */
export async function writeBackup(source: Source, file: string, signal?: AbortSignal): Promise<Manifest> {
  if (existsSync(file)) throw new BackupError(`${file} exists already. Choose another name`);
  const part = `${file}.part`;
  try {
    const manifest = await withSnapshot(source, (snapshot) => writeSnapshot(source, snapshot, part, signal));
    await rename(part, file);
    return manifest;
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

async function writeSnapshot(
  { attachments, clock }: Source,
  snapshot: Snapshot,
  part: string,
  signal: AbortSignal | undefined,
) {
  const { migration, tables } = snapshot;
  const manifest: Manifest = {
    product: 'my-note',
    format: 1,
    version: PRODUCT_VERSION,
    createdAt: clock().toISOString(),
    migration,
    tables: [],
    files: [],
  };
  const files = attachments === undefined ? [] : await listFiles(attachments);
  const contents = [
    ...tables.map((table) => tableContent(snapshot, table, manifest)),
    ...files.map((file) => fileContent(path.join(attachments ?? '', file), file, manifest)),
    // Last, when the other entries are known.
    { name: MANIFEST, read: () => Readable.from([JSON.stringify(manifest, null, 2)]) },
  ];
  await writeZip(part, contents, signal);
  return manifest;
}

function tableContent(snapshot: Snapshot, table: Table, manifest: Manifest): Content {
  const columns = table.columns.map(({ name }) => name);
  async function* lines() {
    let rows = 0;
    const checksum = createChecksum();
    async function* texts() {
      for await (const row of snapshot.rows(table)) {
        rows += 1;
        yield `${JSON.stringify(row)}\n`;
      }
    }
    yield* checksum.through(texts());
    manifest.tables.push({ name: table.name, columns, rows, sha256: checksum.result().sha256 });
  }
  return { name: tableEntry(table.name), read: lines };
}

function fileContent(source: string, file: string, manifest: Manifest): Content {
  async function* chunks() {
    const checksum = createChecksum();
    try {
      yield* checksum.through(createReadStream(source));
    } catch (error) {
      // Deleted since the folder was read.
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return;
      throw error;
    }
    manifest.files.push({ path: file, ...checksum.result() });
  }
  return { name: fileEntry(file), read: chunks };
}

/** Files being written end with `.part` and belong to no row of the snapshot. */
async function listFiles(folder: string) {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

async function writeZip(file: string, contents: Content[], signal: AbortSignal | undefined) {
  const zip = new ZipFile();
  const output = Readable.from(zip.outputStream);
  let reading: Readable | undefined;
  output.once('close', () => reading?.destroy());
  for (const { name, read } of contents) {
    zip.addReadStreamLazy(name, { compress: true }, (give) => {
      reading = Readable.from(read());
      // Of an entry that cannot be read, the zip itself says nothing.
      reading.once('error', (error) => output.destroy(error));
      give(null, reading);
    });
  }
  zip.end();
  const handle = await open(file, 'w', 0o600);
  zip.on('error', (error) => output.destroy(error));
  await pipeline(output, handle.createWriteStream({ flush: true }), ...(signal ? [{ signal }] : []));
}
