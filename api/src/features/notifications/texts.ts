import { translated } from '@my-note/contract/language';

/** Notifications, on the page and of browsers. */
export const notificationsTexts = translated('api/notifications', {
  gone: 'This notification no longer exists',
  tooManyStreams: (count: number) =>
    `At most ${count} open pages can get live notifications. Close one of them`,
  testTitle: 'Notifications work here',
  testText: 'This is how My Note tells you while it is not open.',
  deviceGone: 'This browser gets no notifications any more',
  pushOff: 'Notifications of browsers are turned off on this server',
  tooManyDevices: (count: number) => `At most ${count} browsers can get your notifications. Remove one first`,
  endpointRefused: (reason: string) => `The push service of this browser can't be used: ${reason}`,
  keysRefused: 'The keys of this subscription are not usable',
  endpointTaken: 'Another browser has this subscription. Make a new one',
});
