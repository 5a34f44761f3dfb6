import { ERROR_CODES, LIMITS } from '@my-note/contract';
import { adviceFor } from '@my-note/contract/jobs';
import { AppError, invalid } from '../../core/errors.ts';
import { storablePath } from '../../core/text/sanitize-text.ts';
import { MANIFEST } from '../archive/layout.rules.ts';
import { importTexts } from './texts.ts';

/** A problem of one note: the other notes of a third-party archive are still imported. */
export class NoteProblem extends AppError {
  constructor(message: string) {
    super(400, ERROR_CODES.invalid, message);
  }
}

export const archiveTooLarge = () =>
  new AppError(413, 'TOO_LARGE', importTexts.tooLarge(LIMITS.archiveBytes / 1024 / 1024));
export const unreadable = () => invalid(importTexts.notZip);
export const broken = (file: string) => invalid(importTexts.damaged(storablePath(file)));
export const encrypted = () => invalid(importTexts.encrypted);
export const otherCompression = (file: string) => invalid(importTexts.compression(storablePath(file)));
export const climbsOut = (file: string) => invalid(importTexts.outside(storablePath(file)));
export const tooManyFiles = (max: number) => invalid(importTexts.tooManyFiles(max));
export const tooManyItems = (max: number) => invalid(importTexts.tooManyItems(max));
export const tooManyParts = (max: number) => invalid(importTexts.tooManyArchives(max));
export const unpacksTooLarge = (bytes: number) =>
  invalid(importTexts.unpacksTooLarge(Math.round(bytes / 1024 / 1024)));
export const fileTooLarge = (file: string) => new NoteProblem(importTexts.noteTooLong(storablePath(file)));
export const frontMatterTooLong = (file: string) => () =>
  invalid(importTexts.factsTooLong(storablePath(file)));
export const manifestTooLong = () => invalid(importTexts.manifestTooLong(MANIFEST));
export const notText = (file: string) => new NoteProblem(importTexts.notText(storablePath(file)));
export const tooDeepIn = (file: string) => new NoteProblem(importTexts.nestedTooDeeply(storablePath(file)));
export const tooDeepMarkup = (file: string) => new NoteProblem(importTexts.pageNested(storablePath(file)));
export const tooManyFolders = (file: string, max: number) =>
  new NoteProblem(importTexts.tooManyFolders(storablePath(file), max));
export const nothingToImport = (names: string[]) => invalid(adviceFor(names) ?? importTexts.noNotes);
export const newerFormat = () => invalid(importTexts.newerProgram);
