import { AppError } from '../../../core/errors.ts';
import { identityTexts } from '../texts.ts';

export const wrongPassword = () => new AppError(403, 'WRONG_PASSWORD', identityTexts.wrongPassword);
export const signInAgain = () => new AppError(403, 'SIGN_IN_AGAIN', identityTexts.signInAgain);
export const wrongCode = () => new AppError(403, 'WRONG_CODE', identityTexts.wrongCode);
export const ticketExpired = () => new AppError(401, 'SIGN_IN_EXPIRED', identityTexts.ticketExpired);
export const passkeyRefused = () => new AppError(401, 'PASSKEY_REFUSED', identityTexts.unknownPasskey);
export const passkeyNotAdded = () => new AppError(400, 'PASSKEY_NOT_ADDED', identityTexts.passkeyNotAdded);
export const passkeyLimit = () => new AppError(409, 'TOO_MANY_PASSKEYS', identityTexts.tooManyPasskeys);
export const twoStepOn = () => new AppError(409, 'TWO_STEP_ON', identityTexts.twoStepOn);
export const twoStepOff = () => new AppError(409, 'TWO_STEP_OFF', identityTexts.twoStepOff);
export const lastWayIn = () => new AppError(409, 'LAST_SIGN_IN', identityTexts.onlyWay);
export const noPassword = () => new AppError(409, 'NO_PASSWORD', identityTexts.noPassword);
export const unknownOrigin = () => new AppError(403, 'UNKNOWN_ORIGIN', identityTexts.noPasskeysHere);
