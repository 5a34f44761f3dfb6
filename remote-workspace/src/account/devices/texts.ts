import { translated } from '@my-note/contract/language';

export const devicesTexts = translated('workspace/devices', {
  title: 'Devices',
  hint: 'Where you are signed in.',
  unknown: 'Couldn’t load your devices',
  unknownDevice: 'Unknown device',
  thisDevice: 'This device',
  usedWhen: (when: string) => `Last used ${when}`,
  signOut: 'Sign out',
  signOutOthers: 'Sign out all others',
  signOutAll: 'Sign out everywhere',
  signOutAllTitle: 'Sign out everywhere?',
  signOutAllText: 'You will be signed out on all devices, this one too. Unsaved text stays on each device.',
});
