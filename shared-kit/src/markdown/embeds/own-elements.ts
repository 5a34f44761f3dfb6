/** Where an embedded note is drawn, inside the text of another one. */
const EMBED_PLACE = '[data-part=embed]';

/** Elements of a rendered note itself, without those of the notes that are embedded in it. */
export function ownElements<T extends Element>(root: ParentNode, selector: string): T[] {
  const around = root instanceof Element ? root.closest(EMBED_PLACE) : null;
  return Array.from(root.querySelectorAll<T>(selector)).filter(
    (element) => element.closest(EMBED_PLACE) === around,
  );
}
