import path from 'node:path';
import { type Readable, Transform, type TransformCallback } from 'node:stream';
import { crc32 } from 'node:zlib';
import { type Entry, getFileNameLowLevel, openPromise, validateFileName, type ZipFile } from 'yauzl';
import { AppError } from '../../../core/errors.ts';
import {
  broken,
  climbsOut,
  encrypted,
  otherCompression,
  tooManyFiles,
  unpacksTooLarge,
  unreadable,
} from '../import.errors.ts';
import { warningTexts } from '../warning-texts.ts';

const ZIP_LIMITS = { entries: 20_000, bytes: 1024 * 1024 * 1024 };
/** What is known of a file before it is read. */
export type ArchivedFile = Pick<Entry, 'uncompressedSize' | 'fileComment' | 'crc32'> & {
  getLastModDate: () => Date;
};
export type ZipArchive = {
  /** By their paths, in the archive's order. */
  files: Map<string, ArchivedFile>;
  /** Entries that are not read, with the reason. */
  dropped: { file: string; reason: string }[];
  /** The bytes of one file; the stream fails with a message for users. */
  open: (name: string, maxBytes: number, tooLarge: () => AppError) => Promise<Readable>;
  close: () => void | Promise<void>;
};
export type Budget = ReturnType<typeof createBudget>;

/** Limits of one archive, or of several that belong together. */
export function createBudget(limits = ZIP_LIMITS) {
  let seen = 0;
  let unpacked = 0;
  return {
    countEntry() {
      seen += 1;
      if (seen > limits.entries) throw tooManyFiles(limits.entries);
    },
    countBytes(bytes: number) {
      unpacked += bytes;
      if (unpacked > limits.bytes) throw unpacksTooLarge(limits.bytes);
    },
  };
}

/** Opens a zip on disk. Its declared sizes are not trusted: unpacked bytes are counted. */
export async function openArchive(file: string, budget = createBudget()): Promise<ZipArchive> {
  const zip = await openPromise(file, { lazyEntries: true, autoClose: false }).catch(() => {
    throw unreadable();
  });
  try {
    const { files, dropped } = await listFiles(zip, budget);
    /** A file that is read again is counted once. */
    const counted = new Set<string>();
    return {
      files,
      dropped,
      async open(name, maxBytes, tooLarge) {
        const entry = files.get(name);
        if (!entry) throw broken(name);
        const source = await zip.openReadStreamPromise(entry).catch(() => {
          throw broken(name);
        });
        const isNew = !counted.has(name);
        const checked = new CheckedBytes(entry.crc32, name, (bytes, size) => {
          if (isNew) budget.countBytes(bytes);
          if (size > maxBytes) throw tooLarge();
        });
        checked.once('end', () => counted.add(name));
        // The stream may fail before its consumer listens; reading it fails then.
        checked.on('error', () => undefined);
        source.once('error', () => checked.destroy(broken(name)));
        checked.once('close', () => source.destroy());
        return source.pipe(checked);
      },
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function listFiles(zip: ZipFile, budget: Budget) {
  const files = new Map<string, Entry>();
  const dropped: ZipArchive['dropped'] = [];
  try {
    for await (const entry of zip.eachEntry()) {
      budget.countEntry();
      readAsUtf8(entry);
      if (isFolder(entry)) continue;
      const name = path.posix.normalize(entry.fileName).normalize('NFC');
      if (isLink(entry)) {
        dropped.push({ file: name, reason: warningTexts.symbolicLink });
        continue;
      }
      if (entry.isEncrypted()) throw encrypted();
      if (!entry.canDecodeFileData()) throw otherCompression(entry.fileName);
      const taken = files.get(name);
      if (!taken) files.set(name, entry);
      else if (!isSameFile(taken, entry)) dropped.push({ file: name, reason: warningTexts.sameName });
    }
  } catch (error) {
    throw explain(error);
  }
  return { files, dropped };
}

export const isSameFile = (a: ArchivedFile, b: ArchivedFile) =>
  a.crc32 === b.crc32 && a.uncompressedSize === b.uncompressedSize;

const UTF8 = 0x800;
const strictUtf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Finder writes UTF-8 without the flag for it. Other bytes stay in the code page of the zip format. */
function readAsUtf8(entry: Entry) {
  const { generalPurposeBitFlag: flags, fileNameRaw, extraFields, fileCommentRaw } = entry;
  if ((flags & UTF8) !== 0) return;
  if (isUtf8(fileNameRaw)) {
    // A Unicode path field, where there is one, is preferred.
    entry.fileName = getFileNameLowLevel(flags | UTF8, fileNameRaw, extraFields, false);
    const problem = validateFileName(entry.fileName);
    if (problem !== null) throw new Error(problem);
  }
  if (isUtf8(fileCommentRaw)) entry.fileComment = fileCommentRaw.toString();
}

function isUtf8(bytes: Buffer) {
  try {
    strictUtf8.decode(bytes);
    return true;
  } catch {
    return false;
  }
}

const isFolder = ({ fileName }: Entry) => fileName.endsWith('/');
const isLink = ({ externalFileAttributes }: Entry) =>
  ((externalFileAttributes >>> 16) & 0o170000) === 0o120000;

function explain(error: unknown) {
  if (error instanceof AppError) return error;
  const message = error instanceof Error ? error.message : '';
  const [, file] =
    /^(?:absolute path|invalid relative path|invalid characters in fileName): (.*)$/s.exec(message) ?? [];
  if (file !== undefined) return climbsOut(file);
  return message.includes('encrypt') ? encrypted() : unreadable();
}

class CheckedBytes extends Transform {
  #crc = 0;
  #size = 0;

  constructor(
    readonly expected: number,
    readonly file: string,
    readonly check: (bytes: number, size: number) => void,
  ) {
    super();
  }

  override _transform(chunk: Buffer, _encoding: string, done: TransformCallback) {
    this.#crc = crc32(chunk, this.#crc);
    this.#size += chunk.length;
    try {
      this.check(chunk.length, this.#size);
      done(null, chunk);
    } catch (error) {
      done(error instanceof Error ? error : broken(this.file));
    }
  }

  override _flush(done: TransformCallback) {
    done(this.#crc === this.expected ? null : broken(this.file));
  }
}
