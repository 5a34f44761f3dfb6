import { createHash } from 'node:crypto';
import path from 'node:path';

/** The names that make an archive ours. No slug holds a dot or an underscore, so none is a note's. */
export const FORMAT = 1;
export const MANIFEST = 'my-note.yaml';
export const INDEX = '_index.md';
export const ATTACHMENTS = 'attachments';

/** A file name has to fit into 255 bytes with its ending, everywhere. */
const MAX_BYTES = 200;
const WINDOWS_DEVICE = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])$/;

/** The file name of a slug's segment: itself, but where a file system or our own folder is in its way. */
export function fileSegment(segment: string, atTop: boolean): string {
  if (WINDOWS_DEVICE.test(segment) || (atTop && segment === ATTACHMENTS)) return `${segment}_`;
  if (Buffer.byteLength(segment) <= MAX_BYTES) return segment;
  const hash = createHash('sha256').update(segment).digest('hex').slice(0, 12);
  return `${cutBytes(segment, MAX_BYTES)}_${hash}`;
}

/** Names for attachments that need no quoting anywhere and differ in more than capitals. */
export function attachmentFileNames(attachments: { id: string; name: string }[]): Map<string, string> {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const { id, name } of attachments) {
    const { stem, extension } = plainName(name);
    let free = stem + extension;
    for (let n = 2; taken.has(free.toLowerCase()); n += 1) free = `${stem}-${n}${extension}`;
    taken.add(free.toLowerCase());
    names.set(id, free);
  }
  return names;
}

function plainName(name: string) {
  const plain = (text: string) => text.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}_-]+/gu, '-');
  const extension = path.posix.extname(name);
  const stem = cutBytes(plain(name.slice(0, name.length - extension.length)), MAX_BYTES) || 'file';
  const ending = cutBytes(plain(extension.slice(1)), 20);
  return {
    stem: WINDOWS_DEVICE.test(stem.toLowerCase()) ? `${stem}_` : stem,
    extension: ending && `.${ending}`,
  };
}

function cutBytes(text: string, bytes: number) {
  let cut = '';
  let size = 0;
  for (const character of text) {
    size += Buffer.byteLength(character);
    if (size > bytes) break;
    cut += character;
  }
  return cut;
}
