import { translated } from '@my-note/contract/language';

/** Webhooks and their deliveries. */
export const webhooksTexts = translated('api/webhooks', {
  turnedOff: (name: string) => `The webhook “${name}” was turned off`,
  addressGone: 'Its address responded that it is gone (410).',
  failedFor: (days: number) => `Its deliveries have failed for ${days} days.`,
  redirected: (status: number) => `the address responded ${status}, and redirects are not followed`,
  responded: (status: number) => `the address responded ${status}`,
  webhookGone: 'This webhook does not exist',
  deliveryGone: 'This delivery is no longer in the log',
  tooMany: (count: number) => `You can have at most ${count} webhooks. Delete one first`,
  off: 'This webhook is off. Turn it on before you send something',
  addressRefused: (reason: string) => `This address can't be used: ${reason}`,
});
