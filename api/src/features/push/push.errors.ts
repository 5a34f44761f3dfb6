import { PUSH_LIMITS } from '@my-note/contract/push';
import { AppError, invalid, notFound } from '../../core/errors.ts';

export const deviceGone = () => notFound('This browser gets no notifications any more');
export const pushOff = () =>
  new AppError(409, 'PUSH_OFF', 'Notifications of browsers are turned off on this server');
export const tooManyDevices = () =>
  new AppError(
    409,
    'TOO_MANY_DEVICES',
    `At most ${PUSH_LIMITS.devices} browsers can get your notifications. Remove one first`,
  );
export const endpointRefused = (reason: string) =>
  invalid(`The push service of this browser can't be used: ${reason}`);
export const keysRefused = () => invalid('The keys of this subscription are not usable');
export const endpointTaken = () =>
  new AppError(409, 'ENDPOINT_TAKEN', 'Another browser has this subscription. Make a new one');
