import { ATTACHMENT_TYPES, LIMITS } from '@my-note/contract';
import { editorTexts } from '../../editor-texts.ts';

const MEGABYTE = 1024 * 1024;
const kinds: readonly string[] = ATTACHMENT_TYPES.filter((type) => type.startsWith('image/'));

/** What a file field takes. */
export const ACCEPTED_TYPES = kinds.join();

/** Why a file cannot be put into a note; null when it can, as far as its name says. */
export function validateImage({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!kinds.includes(type)) return editorTexts.upload.wrongKind;
  if (size > LIMITS.attachmentBytes) return editorTexts.upload.tooLarge(LIMITS.attachmentBytes / MEGABYTE);
  return null;
}

/** Files of a paste or a drop; none when the same is there as text, which says more than its picture. */
export function imageFilesOf(data: DataTransfer | null): File[] {
  const files = [...(data?.files ?? [])];
  if (!data || files.length === 0) return [];
  const html = data.getData('text/html');
  const words = html && new DOMParser().parseFromString(html, 'text/html').body.textContent?.trim();
  return words ? [] : files;
}
