/** Does this keyboard have a Command key where others have Ctrl? */
export const isAppleKeyboard = /Mac|iP(hone|ad)/.test(navigator.userAgent);
