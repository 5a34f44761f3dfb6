import { adviceFor } from '@my-note/contract/jobs';
import { transferTexts as texts } from '../texts.ts';

/** A chosen or dropped file with its relative path. */
export interface ChosenFile {
  path: string;
  file: File;
}

/** Files of an input; those of a folder have a relative path. */
export const filesOfInput = (files: Iterable<File>): ChosenFile[] =>
  Array.from(files, (file) => ({ path: file.webkitRelativePath || file.name, file }));

/** Files of a drop, including those inside of folders. */
export async function filesOfDrop(items: DataTransferItemList): Promise<ChosenFile[]> {
  // Read before any await, because the list is emptied after the event.
  const entries = Array.from(items, (item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  const found: ChosenFile[] = [];
  await Promise.all(entries.map((entry) => collect(entry, found)));
  return found;
}

async function collect(entry: FileSystemEntry, found: ChosenFile[]): Promise<void> {
  const path = entry.fullPath.replace(/^\//, '');
  if (entry instanceof FileSystemFileEntry) {
    if (isWanted(path)) found.push({ path, file: await fileOf(entry) });
  } else if (entry instanceof FileSystemDirectoryEntry && isWanted(`${path}/`)) {
    for (const inside of await entriesOf(entry)) await collect(inside, found);
  }
}

const fileOf = (entry: FileSystemFileEntry) =>
  new Promise<File>((resolve, reject) => entry.file(resolve, reject));

async function entriesOf(directory: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = directory.createReader();
  const all: FileSystemEntry[] = [];
  for (;;) {
    // Entries come by the hundred; an empty batch is the end.
    const batch = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (batch.length === 0) return all;
    all.push(...batch);
  }
}

/** Large internal files of other programs. Obsidian's settings stay, because they identify a vault. */
const SKIPPED = /(?:^|\/)(?:node_modules\/|\.git\/|\.trash\/|\.DS_Store$|\.obsidian\/[^/]+\/)/;
export const isWanted = (path: string): boolean => !SKIPPED.test(path);

/** Bear's backups and TextPacks are zips by another name. */
const isZip = ({ path }: ChosenFile) => /\.(?:zip|bear2bk|textpack)$/i.test(path);
const NOTES = /\.(?:md|markdown|enex|x?html?|mht|mhtml|json)$/i;
/** Texts in a backup of Standard Notes, a bundle of Bear, and a copy of Apple's notes. */
const TEXTS = /Standard Notes[^/]*Backup[^/]*\.txt$|\.textbundle\/text\.txt$|(?:^|\/)Notes\/.+\.txt$/i;
const isNote = ({ path }: ChosenFile) => NOTES.test(path) || TEXTS.test(path);

/** A single archive, which is uploaded as it is. */
export const isArchive = (files: readonly ChosenFile[]): boolean => files.length === 1 && files.every(isZip);

// An archive in a folder of notes is a file like others; among loose files, its contents were meant.
const isFolder = (files: readonly ChosenFile[]) => files.some(({ path }) => path.includes('/'));

/** Whether the files are one archive, or notes. */
export const isImportable = (files: readonly ChosenFile[]): boolean =>
  isArchive(files) || (files.some(isNote) && (isFolder(files) || !files.some(isZip)));

/** Why there is nothing to import, and what to choose instead if known. */
export const whyNotImportable = (files: readonly ChosenFile[]): string =>
  files.some(isZip)
    ? texts.notImportable.archives
    : (adviceFor(files.map(({ path }) => path)) ?? texts.notImportable.nothing);
