import { AppError, invalid, notFound } from '../../core/errors.ts';
import { attachmentsTexts } from './texts.ts';

export const attachmentGone = () => notFound(attachmentsTexts.fileGone);
export const attachmentTooLarge = (maxBytes: number) =>
  new AppError(413, 'TOO_LARGE', attachmentsTexts.tooLarge(maxBytes / 1024 / 1024));
export const attachmentEmpty = () => invalid(attachmentsTexts.empty);
export const rangeRefused = () => new AppError(416, 'RANGE', attachmentsTexts.badRange);
