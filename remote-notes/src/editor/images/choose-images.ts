import { IMAGE_KINDS } from './check-image.ts';

/** Lets a person choose images of the device. */
export function chooseImages(onChoose: (files: File[]) => void) {
  const field = document.createElement('input');
  field.type = 'file';
  field.multiple = true;
  field.accept = IMAGE_KINDS;
  field.onchange = () => onChoose([...(field.files ?? [])]);
  field.click();
}
