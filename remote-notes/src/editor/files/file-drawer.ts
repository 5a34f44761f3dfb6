import type { Node } from '@milkdown/kit/prose/model';
import type { EditorState } from '@milkdown/kit/prose/state';
import { Decoration, DecorationSet } from '@milkdown/kit/prose/view';
import { type FileAt, filesIn } from './files-in.ts';

export interface DrawnFile extends FileAt {
  /** Stays the same while the text around it changes. */
  key: string;
  place: HTMLElement;
}

/** Keeps a place below the paragraph of each file. */
export function createFileDrawer() {
  const places = new Map<string, HTMLElement>();
  const placeOf = (key: string) => {
    const place = places.get(key) ?? document.createElement('div');
    place.dataset.file = '';
    places.set(key, place);
    return place;
  };
  const filesOf = (doc: Node): DrawnFile[] => {
    const counts = new Map<string, number>();
    return filesIn(doc).map((file) => {
      const count = counts.get(file.href) ?? 0;
      counts.set(file.href, count + 1);
      const key = `${count} ${file.href}`;
      return { ...file, key, place: placeOf(key) };
    });
  };
  return {
    filesOf,
    decorate: ({ doc }: EditorState): DecorationSet =>
      DecorationSet.create(
        doc,
        filesOf(doc).map(({ key, place, end }) =>
          Decoration.widget(end, place, { key, side: -1, ignoreSelection: true, stopEvent: () => true }),
        ),
      ),
  };
}

/** Whether the same files are drawn in the same places. */
export const sameFiles = (one: readonly DrawnFile[], other: readonly DrawnFile[]): boolean =>
  one.length === other.length &&
  one.every(({ key, name }, n) => key === other[n]?.key && name === other[n].name);
