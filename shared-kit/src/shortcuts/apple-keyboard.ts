/**
 * Whether the keyboard has a Command key instead of Ctrl.
 *
 * @example
 * const modifier = isAppleKeyboard ? '⌘' : 'Ctrl';
 */
export const isAppleKeyboard = /Mac|iP(hone|ad)/.test(navigator.userAgent);
