import { LIMITS } from '@my-note/shared-kit/contract';
import { AppError, invalid } from '../../errors.ts';
import { MANIFEST } from '../archive/layout.ts';

export const archiveTooLarge = () =>
  new AppError(
    413,
    'TOO_LARGE',
    `An archive may have at most ${LIMITS.archiveBytes / 1024 / 1024} MB. Split it and import the parts`,
  );
export const unreadable = () =>
  invalid('This is not a whole zip file. It may be cut off, or of another kind. Make it again and try again');
export const broken = (file: string) =>
  invalid(`"${file}" is damaged in this archive. Make the archive again and try again`);
export const encrypted = () => invalid('This archive is encrypted. Make one without a password');
export const otherCompression = (file: string) =>
  invalid(`"${file}" is packed in a way that is not known here. Make the archive with the usual compression`);
export const climbsOut = (file: string) =>
  invalid(`"${file}" points outside of its archive. Remove it, or make the archive again`);
export const tooManyFiles = (max: number) =>
  invalid(`This archive holds more than ${max.toLocaleString('en')} files. Split it and import the parts`);
export const tooManyItems = (max: number) =>
  invalid(
    `This archive holds more than ${max.toLocaleString('en')} folders and notes. Split it and import the parts`,
  );
export const unpacksTooLarge = (bytes: number) =>
  invalid(
    `This archive unpacks to more than ${Math.round(bytes / 1024 / 1024)} MB. Split it and import the parts`,
  );
export const fileTooLarge = (file: string) => invalid(`"${file}" is too long for a note. Split it`);
export const frontMatterTooLong = (file: string) => () =>
  invalid(`The block between the first two "---" of "${file}" is longer than 16 KB. Shorten it`);
export const manifestTooLong = () =>
  invalid(`The file ${MANIFEST} of this archive is longer than 1 MB. Remove names from its order`);
export const notText = (file: string) =>
  invalid(`"${file}" is not text in UTF-8. Save it in this encoding, or leave it out`);
export const tooDeepIn = (file: string) =>
  invalid(`"${file}" lies too deep. Use shorter names or fewer folders`);
export const tooManyFolders = (file: string, max: number) =>
  invalid(`"${file}" lies in more than ${max} folders. Move it to fewer folders`);
export const nothingToImport = () => invalid('There are no Markdown files in this archive');
export const newerFormat = () => invalid('This archive was made by a newer My Note. Update this one first');
