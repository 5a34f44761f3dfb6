import { ERROR_CODES } from '@my-note/contract';
import { AppError } from '../../core/errors.ts';

export const signUpClosed = () =>
  new AppError(403, ERROR_CODES.signUpClosed, 'New accounts are closed here. Contact your administrator');
export const accountsFull = () =>
  new AppError(
    403,
    'ACCOUNTS_FULL',
    'This site has as many accounts as its administrator allows. Contact your administrator',
  );
export const invitationGone = () =>
  new AppError(
    403,
    ERROR_CODES.invitationGone,
    'This invitation was used already, has expired, or was revoked. Ask your administrator for a new one',
  );
export const setupNeeded = () =>
  new AppError(
    403,
    ERROR_CODES.setupNeeded,
    'The first account is created on the machine itself, or with the link that My Note printed when it started',
  );
