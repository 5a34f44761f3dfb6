export interface UploadPlaceholder {
  id: object;
  /** What stands in the text. */
  element: HTMLElement;
  at: number;
  /** The text around it was replaced, so its exact position is unknown. */
  isLost: boolean;
}

/** An upload that succeeded or failed. */
export interface FinishedUpload {
  id: object;
  /** Where placeholders at the same position go: those of earlier and those of later files. */
  beside?: { before: number; behind: number };
}

/** Placeholders after a change of the text. They stay in the order of the files, whichever upload finishes first. */
export function mapPlaceholders(
  placeholders: readonly UploadPlaceholder[],
  map: (at: number) => Pick<UploadPlaceholder, 'at' | 'isLost'>,
  arrival?: FinishedUpload,
): UploadPlaceholder[] {
  const index = placeholders.findIndex(({ id }) => id === arrival?.id);
  const arrived = placeholders[index];
  return placeholders.flatMap((placeholder, order) => {
    if (order === index) return [];
    const wasBeside = placeholder.at === arrived?.at && placeholder.isLost === arrived.isLost;
    if (arrival?.beside && wasBeside) {
      const { before, behind } = arrival.beside;
      return [{ ...placeholder, at: order < index ? before : behind, isLost: false }];
    }
    const { at, isLost } = map(placeholder.at);
    return [{ ...placeholder, at, isLost: placeholder.isLost || isLost }];
  });
}

/** Placeholders for files at one position, empty until the upload begins. */
export const createPlaceholders = (files: readonly File[], at: number): UploadPlaceholder[] =>
  files.map(() => {
    const element = document.createElement('span');
    element.dataset.uploading = '';
    return { id: {}, element, at, isLost: false };
  });
