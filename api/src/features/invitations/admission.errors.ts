import { ERROR_CODES } from '@my-note/contract';
import { AppError } from '../../core/errors.ts';
import { invitationsTexts } from './texts.ts';

export const signUpClosed = () => new AppError(403, ERROR_CODES.signUpClosed, invitationsTexts.closed);
export const accountsFull = () => new AppError(403, 'ACCOUNTS_FULL', invitationsTexts.full);
export const invitationGone = () => new AppError(403, ERROR_CODES.invitationGone, invitationsTexts.used);
export const setupNeeded = () => new AppError(403, ERROR_CODES.setupNeeded, invitationsTexts.firstAccount);
