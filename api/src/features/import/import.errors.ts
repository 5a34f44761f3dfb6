import { ERROR_CODES, LIMITS } from '@my-note/contract';
import { adviceFor } from '@my-note/contract/jobs';
import { AppError, invalid } from '../../core/errors.ts';
import { storablePath } from '../../core/text/sanitize-text.ts';
import { MANIFEST } from '../archive/layout.rules.ts';

/** A problem of one note: the other notes of a third-party archive are still imported. */
export class NoteProblem extends AppError {
  constructor(message: string) {
    super(400, ERROR_CODES.invalid, message);
  }
}

export const archiveTooLarge = () =>
  new AppError(
    413,
    'TOO_LARGE',
    `An archive may have at most ${LIMITS.archiveBytes / 1024 / 1024} MB. Split it and import the parts`,
  );
export const unreadable = () => invalid('This is not a complete zip file. Create it again, then try again');
export const broken = (file: string) =>
  invalid(`"${storablePath(file)}" is damaged in this archive. Create the archive again, then try again`);
export const encrypted = () => invalid('This archive is encrypted. Create one without a password');
export const otherCompression = (file: string) =>
  invalid(`"${storablePath(file)}" uses an unsupported compression. Create the archive with the usual one`);
export const climbsOut = (file: string) =>
  invalid(`"${storablePath(file)}" points outside of its archive. Remove it, or create the archive again`);
export const tooManyFiles = (max: number) =>
  invalid(`This archive holds more than ${max.toLocaleString('en')} files. Split it and import the parts`);
export const tooManyItems = (max: number) =>
  invalid(
    `This archive holds more than ${max.toLocaleString('en')} folders and notes. Split it and import the parts`,
  );
export const tooManyParts = (max: number) =>
  invalid(`This archive holds more than ${max} archives. Unpack it and import them one after the other`);
export const unpacksTooLarge = (bytes: number) =>
  invalid(
    `This archive unpacks to more than ${Math.round(bytes / 1024 / 1024)} MB. Split it and import the parts`,
  );
export const fileTooLarge = (file: string) =>
  new NoteProblem(`"${storablePath(file)}" is too long for a note. Split it`);
export const frontMatterTooLong = (file: string) => () =>
  invalid(
    `The block between the first two "---" of "${storablePath(file)}" is longer than 16 KB. Shorten it`,
  );
export const manifestTooLong = () =>
  invalid(`The file ${MANIFEST} of this archive is longer than 2 MB. Remove names from its order`);
export const notText = (file: string) =>
  new NoteProblem(`"${storablePath(file)}" is not text in UTF-8. Save it in this encoding, or leave it out`);
export const tooDeepIn = (file: string) =>
  new NoteProblem(`"${storablePath(file)}" is nested too deeply. Use shorter names or fewer folders`);
export const tooDeepMarkup = (file: string) =>
  new NoteProblem(
    `The page "${storablePath(file)}" is nested too deeply. Copy its text into a new note there`,
  );
export const tooManyFolders = (file: string, max: number) =>
  new NoteProblem(`"${storablePath(file)}" is inside more than ${max} folders. Move it to fewer folders`);
export const nothingToImport = (names: string[]) =>
  invalid(
    adviceFor(names) ??
      'There are no notes in this archive. It may hold Markdown, HTML, or what Apple Notes, Bear, Docmost, Evernote, Google Keep, Joplin, Logseq, Memos, Notion, Obsidian, OneNote, Outline, Simplenote, Standard Notes, or Trilium export',
  );
export const newerFormat = () => invalid('This archive was made by a newer My Note. Update this one first');
