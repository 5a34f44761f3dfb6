import { buffer } from 'node:stream/consumers';
import type { AppError } from '../../../../core/errors.ts';
import { fileTooLarge, notText } from '../../import.errors.ts';
import type { ZipArchive } from '../../open/zip-archive.reader.ts';
import { MAX_NOTE_BYTES } from '../../plan/import-plan.rules.ts';
import type { Warnings } from '../../warnings.rules.ts';

const KEPT_CHARACTERS = 30_000_000;

/** Texts that will be read a second time, as many as fit: inflating them again costs most of an import's time. */
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

export type KeptTexts = ReturnType<typeof createKeptTexts>;

/** The files of one program in an archive, by their paths below the folder that may lie around everything. */
export function createVault(
  archive: ZipArchive,
  prefix: string,
  files: ReadonlySet<string>,
  warnings: Warnings,
  kept = createKeptTexts(),
) {
  const open: ZipArchive['open'] = (file, maxBytes, tooLarge) =>
    archive.open(prefix + file, maxBytes, tooLarge);
  async function readText(file: string, maxBytes = MAX_NOTE_BYTES, tooLarge = () => fileTooLarge(file)) {
    return decode(await buffer(await open(file, maxBytes, tooLarge)), file);
  }
  return {
    files,
    warnings,
    open,
    entryOf: (file: string) => archive.files.get(prefix + file),
    /** The text of a file that will be read again. */
    async peek(file: string) {
      const text = await readText(file);
      kept.keep(prefix + file, text);
      return text;
    },
    /** The text of a file, for the last time. */
    read: async (file: string, maxBytes?: number, tooLarge?: () => AppError) =>
      kept.take(prefix + file) ?? readText(file, maxBytes, tooLarge),
  };
}
export type Vault = ReturnType<typeof createVault>;

/** The paths of an archive below a folder, from there on. */
export const namesBelow = ({ files }: Pick<ZipArchive, 'files'>, prefix: string) =>
  [...files.keys()].filter((name) => name.startsWith(prefix)).map((name) => name.slice(prefix.length));

function decode(bytes: Buffer, file: string) {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    if (!text.includes('\0')) return text.replace(/^\uFEFF/, '');
  } catch {
    // Refused below.
  }
  throw notText(file);
}
