import { WEBHOOK_LIMITS } from '@my-note/contract/webhooks';
import { AppError, invalid, notFound } from '../../core/errors.ts';
import { webhooksTexts } from './texts.ts';

export const webhookGone = () => notFound(webhooksTexts.webhookGone);
export const deliveryGone = () => notFound(webhooksTexts.deliveryGone);
export const tooManyWebhooks = () =>
  new AppError(409, 'TOO_MANY_WEBHOOKS', webhooksTexts.tooMany(WEBHOOK_LIMITS.webhooks));
export const webhookOff = () => new AppError(409, 'WEBHOOK_OFF', webhooksTexts.off);
export const addressRefused = (reason: string) => invalid(webhooksTexts.addressRefused(reason));
