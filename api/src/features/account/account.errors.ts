import { ERROR_CODES } from '@my-note/contract';
import { AppError, notFound } from '../../core/errors.ts';
import { accountTexts } from './texts.ts';

export const noPassword = () => new AppError(409, 'NO_PASSWORD', accountTexts.noPassword);
export const linkEnded = () => new AppError(404, ERROR_CODES.notFound, accountTexts.linkUsed);
export const noMail = () => new AppError(409, 'NO_MAIL', accountTexts.noMail);
export const accountGone = () => notFound(accountTexts.accountGone);
export const lastOperator = () => new AppError(409, 'LAST_OPERATOR', accountTexts.lastOperator);
export const confirmationNeeded = () =>
  new AppError(403, 'CONFIRMATION_NEEDED', accountTexts.confirmationNeeded);
export const wrongConfirmation = () =>
  new AppError(400, 'WRONG_CONFIRMATION', accountTexts.wrongConfirmation);
export const keptElsewhere = () => new AppError(409, 'KEPT_ELSEWHERE', accountTexts.keptElsewhere);
export const pictureType = () => new AppError(415, 'UNSUPPORTED_MEDIA_TYPE', accountTexts.pictureType);
export const pictureTooLarge = () => new AppError(413, 'TOO_LARGE', accountTexts.pictureTooLarge);
export const pictureGone = () => notFound(accountTexts.pictureGone);
