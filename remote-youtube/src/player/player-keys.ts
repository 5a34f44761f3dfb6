import { isAppleKeyboard, keycaps } from '@my-note/kit/shortcuts';

// On a Mac, Option with a letter types another letter.
const held = isAppleKeyboard ? 'Control+Alt' : 'Alt';

/** The player's keys, in the notation of shortcuts. */
export const playerKeys = {
  toggle: `${held}+KeyK`,
  back: `${held}+KeyJ`,
  insert: `${held}+KeyI`,
} as const;

/** A button's hint: what it does, and its keys. */
export const withKeys = (label: string, keys: string): string =>
  `${label} (${keycaps(keys, isAppleKeyboard)
    .flat()
    .join(isAppleKeyboard ? '' : '+')})`;
