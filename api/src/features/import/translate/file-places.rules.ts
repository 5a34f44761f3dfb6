import path from 'node:path';
import { createFolderNames, fileNameOf } from '../../archive/file-names.rules.ts';

/** Gives the files that a translator writes paths that are free. */
export function createPlaces() {
  const folders = new Map<string, ReturnType<typeof createFolderNames>>();
  const namesIn = (folder: string) => {
    const names = folders.get(folder) ?? createFolderNames();
    folders.set(folder, names);
    return names;
  };
  const inFolder = (folder: string, name: string) => (folder === '' ? name : `${folder}/${name}`);
  return {
    /** The path of a note by its title. */
    note: (folder: string, title: string) => inFolder(folder, namesIn(folder)(fileNameOf(title), '.md')),
    /** The path of a file that a note shows, in a folder of the note's name. */
    file(note: string, name: string) {
      const folder = note.replace(/\.md$/, '');
      const { name: stem, ext } = path.posix.parse(fileNameOf(name));
      return inFolder(folder, namesIn(`${folder}/`)(stem, ext));
    },
  };
}
export type Places = ReturnType<typeof createPlaces>;

/** A path as the destination of a link from another file. */
export const linkTo = (file: string, from: string): string =>
  path.posix
    .relative(path.posix.dirname(from), file)
    .split('/')
    .map((part) => encodeURIComponent(part).replace(/[()]/g, (sign) => (sign === '(' ? '%28' : '%29')))
    .join('/');
