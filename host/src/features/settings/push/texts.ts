import { translated } from '@my-note/contract/language';
import type { PushSupport } from '../../../platform/push/push-support.ts';

export const pushTexts = translated('host/push', {
  here: 'Notify me on this device',
  hereHint: 'Also while My Note is closed.',
  off: 'Your administrator has turned this off.',
  reasons: {
    insecure: 'Browsers allow this at an https:// address only.',
    install:
      'On iPhone and iPad, add My Note to the Home Screen first: tap Share, then Add to Home Screen. Open it from there, and turn this on.',
    unsupported: 'This browser can’t receive notifications while My Note is closed.',
    blocked:
      'The browser blocks notifications of this site. Allow them in the menu beside the address, under Permissions or Site settings, and come back.',
  } satisfies Record<Exclude<PushSupport, 'ready'>, string>,
  test: 'Send a test',
  sent: 'Sent. It appears in a moment.',
  notSent: (reason: string) => `Not sent: ${reason}.`,
  noWorker: 'This page is not ready for notifications yet. Reload it, and try again.',
  notReached:
    'The browser couldn’t reach its push service. A private window, a blocker, or a browser without one may be why.',
  devices: 'Other devices that are notified',
  sinceWhen: (when: string) => `Since ${when}`,
  unknownDevice: 'Unknown device',
  remove: 'Remove',
  removeNamed: (device: string) => `Remove ${device}`,
  failed: 'Couldn’t load which devices are notified.',
});
