import { ATTACHMENT_TYPES, LIMITS } from '@my-note/contract';
import { requestsTexts } from '../texts.ts';

const MEGABYTE = 1024 * 1024;
const kinds: readonly string[] = ATTACHMENT_TYPES.filter((type) => type.startsWith('image/'));

/** What the file input accepts. */
export const PICTURE_KINDS = kinds.join();

/** Why a file cannot be the screenshot, by its type and size; undefined when it can. */
export function refusalOf({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!kinds.includes(type)) return requestsTexts.wrongKind;
  if (size > LIMITS.attachmentBytes) return requestsTexts.tooLarge(String(LIMITS.attachmentBytes / MEGABYTE));
  return undefined;
}

/** The file of a paste or a drop; none when there is text, which takes precedence. */
export function fileOf({ files, types }: DataTransfer): File | undefined {
  return types.includes('text/plain') ? undefined : files[0];
}
