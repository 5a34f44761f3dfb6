import { WEBHOOK_LIMITS } from '@my-note/contract/webhooks';
import { AppError, invalid, notFound } from '../../core/errors.ts';

export const webhookGone = () => notFound('This webhook does not exist');
export const deliveryGone = () => notFound('This delivery is no longer in the log');
export const tooManyWebhooks = () =>
  new AppError(
    409,
    'TOO_MANY_WEBHOOKS',
    `You can have at most ${WEBHOOK_LIMITS.webhooks} webhooks. Delete one first`,
  );
export const webhookOff = () =>
  new AppError(409, 'WEBHOOK_OFF', 'This webhook is off. Turn it on before you send something');
export const addressRefused = (reason: string) => invalid(`This address can't be used: ${reason}`);
