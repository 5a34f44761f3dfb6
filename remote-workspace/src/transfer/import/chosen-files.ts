import { adviceFor } from '@my-note/contract/jobs';
import { transferTexts as texts } from '../texts.ts';

/** A file that somebody chose or dropped, with its path from there. */
export interface ChosenFile {
  path: string;
  file: File;
}

/** Files of an input; those of a folder know their paths. */
export const filesOfInput = (files: Iterable<File>): ChosenFile[] =>
  Array.from(files, (file) => ({ path: file.webkitRelativePath || file.name, file }));

/** Files of a drop, those inside of folders too. */
export async function filesOfDrop(items: DataTransferItemList): Promise<ChosenFile[]> {
  // The list is empty as soon as the event is over.
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
    // A hundred at a time; an empty page is the end.
    const page = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (page.length === 0) return all;
    all.push(...page);
  }
}

/** What programs keep for themselves can be large and holds no notes; Obsidian's settings tell the vault. */
const SKIPPED = /(?:^|\/)(?:node_modules\/|\.git\/|\.trash\/|\.DS_Store$|\.obsidian\/[^/]+\/)/;
export const isWanted = (path: string): boolean => !SKIPPED.test(path);

const isZip = ({ path }: ChosenFile) => /\.zip$/i.test(path);
const isNote = ({ path }: ChosenFile) => /\.(?:md|markdown)$/i.test(path);

/** One archive, which goes as it is. */
export const isArchive = (files: readonly ChosenFile[]): boolean => files.length === 1 && files.every(isZip);

// An archive among notes of a folder is a file like others; beside loose ones somebody meant its contents.
const isFolder = (files: readonly ChosenFile[]) => files.some(({ path }) => path.includes('/'));

/** Whether there is anything to import: one archive, or notes. */
export const isImportable = (files: readonly ChosenFile[]): boolean =>
  isArchive(files) || (files.some(isNote) && (isFolder(files) || !files.some(isZip)));

/** Why there is nothing to import, and what to choose instead where that is known. */
export const whyNotImportable = (files: readonly ChosenFile[]): string =>
  files.some(isZip)
    ? texts.notImportable.archives
    : (adviceFor(files.map(({ path }) => path)) ?? texts.notImportable.nothing);
