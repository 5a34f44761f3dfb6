import { ACCEPTED_TYPES } from './check-image.ts';

export function chooseImages(onChoose: (files: File[]) => void) {
  const field = document.createElement('input');
  field.type = 'file';
  field.multiple = true;
  field.accept = ACCEPTED_TYPES;
  field.onchange = () => onChoose([...(field.files ?? [])]);
  field.click();
}
