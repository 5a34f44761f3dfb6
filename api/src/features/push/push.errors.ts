import { PUSH_LIMITS } from '@my-note/contract/push';
import { AppError, invalid, notFound } from '../../core/errors.ts';
import { notificationsTexts } from '../notifications/texts.ts';

export const deviceGone = () => notFound(notificationsTexts.deviceGone);
export const pushOff = () => new AppError(409, 'PUSH_OFF', notificationsTexts.pushOff);
export const tooManyDevices = () =>
  new AppError(409, 'TOO_MANY_DEVICES', notificationsTexts.tooManyDevices(PUSH_LIMITS.devices));
export const endpointRefused = (reason: string) => invalid(notificationsTexts.endpointRefused(reason));
export const keysRefused = () => invalid(notificationsTexts.keysRefused);
export const endpointTaken = () => new AppError(409, 'ENDPOINT_TAKEN', notificationsTexts.endpointTaken);
