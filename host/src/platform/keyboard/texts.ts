import { translated } from '@my-note/contract/language';

/** Texts of the list of shortcuts; its rows come from the kit's table. */
export const shortcutTexts = translated('host/keyboard', {
  title: 'Keyboard shortcuts',
  filter: 'Filter shortcuts',
  none: (typed: string) => `No shortcut for “${typed}”`,
  followedBy: 'then',
  off: 'Single-key shortcuts are turned off in the settings.',
  groups: { act: 'Anywhere', goTo: 'Go to' },
});
