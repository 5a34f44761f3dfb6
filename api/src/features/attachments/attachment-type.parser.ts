import { createReadStream } from 'node:fs';
import path from 'node:path';
import { ATTACHMENT_TYPES, type AttachmentType } from '@my-note/contract';
import { markupRefused, typeRefused } from './attachments.errors.ts';

// biome-ignore lint/suspicious/noControlCharactersInRegex: they distinguish binary data from text.
const CONTROL = /[\0-\x08\x0b\x0e-\x1f\x7f]/;
/** A document that a browser would run, after a byte order mark and comments. */
const MARKUP =
  /^\uFEFF?(?:\s|<!--(?:(?!-->)[\s\S])*-->)*<(?:!doctype|\?xml(?:-stylesheet)?|html|head|body|script|svg)[\s>/]/i;
const BINARY: readonly string[] = ATTACHMENT_TYPES.filter((type) => !type.startsWith('text/'));
const TEXT_BY_EXTENSION: Record<string, AttachmentType> = {
  '.md': 'text/markdown',
  '.markdown': 'text/markdown',
  '.csv': 'text/csv',
};

/** The type of a file by its bytes. The name only distinguishes kinds of plain text. */
export async function attachmentTypeOf(file: string, name: string): Promise<AttachmentType> {
  const { fileTypeFromFile } = await import('file-type');
  const found = (await fileTypeFromFile(file))?.mime;
  // An animated PNG is a PNG to everything that shows one.
  const mime = found === 'image/apng' ? 'image/png' : found;
  const binary = ATTACHMENT_TYPES.find((type) => type === mime && BINARY.includes(type));
  if (binary) return binary;
  await checkText(file);
  return TEXT_BY_EXTENSION[path.extname(name).toLowerCase()] ?? 'text/plain';
}

async function checkText(file: string) {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  let atStart = true;
  for await (const chunk of createReadStream(file)) {
    const text = decode(decoder, chunk);
    if (CONTROL.test(text)) throw typeRefused();
    if (atStart && MARKUP.test(text)) throw markupRefused();
    atStart = false;
  }
  decode(decoder);
}

function decode(decoder: InstanceType<typeof TextDecoder>, chunk?: Buffer) {
  try {
    return decoder.decode(chunk, { stream: chunk !== undefined });
  } catch {
    throw typeRefused();
  }
}
