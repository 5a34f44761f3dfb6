import { isAppleKeyboard } from '../shortcuts/apple-keyboard.ts';
import { keycaps } from '../shortcuts/shortcut.ts';

/**
 * Keys in one line, as in hints: `Ctrl+B`, or `⌘B` on a Mac.
 *
 * @example
 * <Button title={keyHint('$mod+Enter')}>Send</Button>
 */
export const keyHint = (keys: string, mac = isAppleKeyboard): string =>
  keycaps(keys.split(' / ', 1)[0] ?? keys, mac)
    .map((press) => press.join(mac ? '' : '+'))
    .join(' ');

/**
 * A tool's hint: what it does, and its keys.
 *
 * @example
 * <Button title={withKeys('Send', '$mod+Enter')}>Send</Button>
 */
export const withKeys = (label: string, keys: string | undefined): string =>
  keys === undefined ? label : `${label} (${keyHint(keys)})`;

/**
 * The notation of ProseMirror's keymaps: one for each alternative.
 *
 * @example
 * const bindings = proseKeys('$mod+Shift+z / $mod+y');
 */
export const proseKeys = (keys: string): string[] =>
  keys.split(' / ').map((way) => way.replace('$mod', 'Mod').replaceAll('+', '-'));
