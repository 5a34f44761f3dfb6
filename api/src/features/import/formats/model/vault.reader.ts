import { buffer } from 'node:stream/consumers';
import type { AppError } from '../../../../core/errors.ts';
import { fileTooLarge, notText } from '../../import.errors.ts';
import type { ZipArchive } from '../../open/zip-archive.reader.ts';
import { MAX_NOTE_BYTES } from '../../plan/import-plan.rules.ts';
import type { Losses } from '../../warnings.rules.ts';

/** The files of another program, below the one folder that may lie around everything. */
export type Vault = {
  files: ReadonlySet<string>;
  /** What is left out, by file. */
  losses: Losses;
  entryOf: (file: string) => ReturnType<ZipArchive['files']['get']>;
  /** The text of a file that will be read again; throws with what is wrong with it. */
  look: (file: string) => Promise<string>;
  /** The text of a file for the last time. */
  read: (file: string, maxBytes?: number, tooLarge?: () => AppError) => Promise<string>;
};

/** Texts of files that will be asked for once more, as many as fit: taking one out of a zip costs most. */
export type KeptTexts = ReturnType<typeof createKeptTexts>;
const KEPT_CHARACTERS = 30_000_000;

export function createKeptTexts() {
  const texts = new Map<string, string>();
  let room = KEPT_CHARACTERS;
  return {
    keep(name: string, text: string) {
      if (text.length > room) return;
      room -= text.length;
      texts.set(name, text);
    },
    take(name: string) {
      const text = texts.get(name);
      texts.delete(name);
      return text;
    },
  };
}

export function createVault(
  archive: ZipArchive,
  prefix: string,
  files: ReadonlySet<string>,
  losses: Losses,
  kept = createKeptTexts(),
): Vault {
  async function read(file: string, maxBytes = MAX_NOTE_BYTES, tooLarge = () => fileTooLarge(file)) {
    return decode(await buffer(await archive.open(prefix + file, maxBytes, tooLarge)), file);
  }
  return {
    files,
    losses,
    entryOf: (file) => archive.files.get(prefix + file),
    read: async (file, maxBytes, tooLarge) => kept.take(prefix + file) ?? read(file, maxBytes, tooLarge),
    async look(file) {
      const text = await read(file);
      kept.keep(prefix + file, text);
      return text;
    },
  };
}

function decode(bytes: Buffer, file: string) {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    if (!text.includes('\0')) return text.replace(/^\uFEFF/, '');
  } catch {
    // Said below.
  }
  throw notText(file);
}
