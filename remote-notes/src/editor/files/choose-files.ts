import { ATTACHMENT_TYPES, LIMITS } from '@my-note/contract';
import { editorTexts } from '../../editor-texts.ts';

const MEGABYTE = 1024 * 1024;
const kinds: readonly string[] = ATTACHMENT_TYPES.filter((type) => type.startsWith('image/'));

export function chooseImages(onChoose: (files: File[]) => void) {
  const field = document.createElement('input');
  field.type = 'file';
  field.multiple = true;
  field.accept = kinds.join();
  field.onchange = () => onChoose([...(field.files ?? [])]);
  field.click();
}

/** Why a file cannot be uploaded, judging by its type and size; null when it can. */
export function validateImage({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!kinds.includes(type)) return editorTexts.upload.wrongKind;
  if (size > LIMITS.attachmentBytes) return editorTexts.upload.tooLarge(LIMITS.attachmentBytes / MEGABYTE);
  return null;
}

/** Files of a paste or drop; none when the clipboard has the same content as text, as from spreadsheets. */
export function imageFilesOf(data: DataTransfer | null): File[] {
  const files = [...(data?.files ?? [])];
  if (!data || files.length === 0) return [];
  const html = data.getData('text/html');
  const words = html && new DOMParser().parseFromString(html, 'text/html').body.textContent?.trim();
  return words ? [] : files;
}
