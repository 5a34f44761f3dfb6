const STUCK = /[^\s([{]$/;
const PARTED = /\S[^\S\n]*\n[^\S\n]*\n\s*$/;

/** Whether words that are put behind a text would stick to it. */
export const needsSpace = (before: string): boolean => STUCK.test(before);

/** Whether somebody has left an empty line at the end, to go on below it. */
export const endsWithBlankLine = (markdown: string): boolean => PARTED.test(markdown.replaceAll('\r', ''));
