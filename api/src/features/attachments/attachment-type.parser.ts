import { createReadStream } from 'node:fs';
import path from 'node:path';
import { type FileType, shownType, UNKNOWN_TYPE } from './file-types.rules.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: they distinguish binary data from text.
const CONTROL = /[\0-\x08\x0b\x0e-\x1f\x7f]/;
const TEXT_BY_EXTENSION: Record<string, FileType> = {
  '.md': 'text/markdown',
  '.markdown': 'text/markdown',
  '.csv': 'text/csv',
};

/**
 * The type of a file by its bytes. The name only distinguishes kinds of plain text. HTML, SVG, and scripts are plain text:
 * they can be read, and never run.
 */
export async function attachmentTypeOf(file: string, name: string): Promise<FileType> {
  const { fileTypeFromFile } = await import('file-type');
  const shown = shownType((await fileTypeFromFile(file))?.mime);
  if (shown && shown !== UNKNOWN_TYPE) return shown;
  if (!(await isPlainText(file))) return UNKNOWN_TYPE;
  return TEXT_BY_EXTENSION[path.extname(name).toLowerCase()] ?? 'text/plain';
}

/** UTF-8 without control characters. */
async function isPlainText(file: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  try {
    for await (const chunk of createReadStream(file)) {
      if (CONTROL.test(decoder.decode(chunk, { stream: true }))) return false;
    }
    decoder.decode();
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}
