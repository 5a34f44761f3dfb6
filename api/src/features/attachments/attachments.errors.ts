import { AppError, invalid, notFound } from '../../core/errors.ts';

export const attachmentGone = () => notFound('This file does not exist or was removed');
export const attachmentTooLarge = (maxBytes: number) =>
  new AppError(
    413,
    'TOO_LARGE',
    `A file may have at most ${maxBytes / 1024 / 1024} MB. Make it smaller and try again`,
  );
export const attachmentEmpty = () => invalid('This file is empty');
export const rangeRefused = () => new AppError(416, 'RANGE', 'This range is outside the file');
