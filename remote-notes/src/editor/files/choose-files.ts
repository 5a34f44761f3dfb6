import { ATTACHMENT_TYPES } from '@my-note/contract';

const PICTURES = ATTACHMENT_TYPES.filter((type) => type.startsWith('image/')).join();

/** Lets the user choose files: of any kind, or pictures. */
export function chooseFiles(onChoose: (files: File[]) => void, accept: 'any' | 'pictures' = 'any') {
  const field = document.createElement('input');
  field.type = 'file';
  field.multiple = true;
  if (accept === 'pictures') field.accept = PICTURES;
  field.onchange = () => onChoose([...(field.files ?? [])]);
  field.click();
}

/** Files of a paste or drop; none when the clipboard has the same content as text, as from spreadsheets. */
export function filesOf(data: DataTransfer | null): File[] {
  const files = [...(data?.files ?? [])];
  if (!data || files.length === 0) return [];
  const html = data.getData('text/html');
  const words = html && new DOMParser().parseFromString(html, 'text/html').body.textContent?.trim();
  return words ? [] : files;
}
