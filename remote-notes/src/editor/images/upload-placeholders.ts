/** Where an image on its way will stand. */
export interface UploadPlaceholder {
  id: object;
  at: number;
  /** The text around it was replaced: it is only known about where it was. */
  isLost: boolean;
}

/** An image that arrived, or was refused. */
export interface FinishedUpload {
  id: object;
  /** Where images held at the same place now stand: those of earlier files, and those of later ones. */
  beside?: { before: number; behind: number };
}

/** The places after a change of the text. They stay in the order of the files, whichever arrives first. */
export function mapPlaceholders(
  held: readonly UploadPlaceholder[],
  map: (at: number) => Pick<UploadPlaceholder, 'at' | 'isLost'>,
  arrival?: FinishedUpload,
): UploadPlaceholder[] {
  const index = held.findIndex(({ id }) => id === arrival?.id);
  const arrived = held[index];
  return held.flatMap((place, order) => {
    if (order === index) return [];
    const wasBeside = place.at === arrived?.at && place.isLost === arrived.isLost;
    if (arrival?.beside && wasBeside) {
      const { before, behind } = arrival.beside;
      return [{ ...place, at: order < index ? before : behind, isLost: false }];
    }
    const { at, isLost } = map(place.at);
    return [{ ...place, at, isLost: place.isLost || isLost }];
  });
}

/** Where something on its way is shown: once at each place, however many images are held there. */
export const distinctPlaceholders = (held: readonly UploadPlaceholder[]): UploadPlaceholder[] =>
  held.filter(({ at }, index) => held.findIndex((other) => other.at === at) === index);
