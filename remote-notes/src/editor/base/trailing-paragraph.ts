const STUCK = /[^\s([{]$/;
const PARTED = /\S[^\S\n]*\n[^\S\n]*\n\s*$/;

/** Whether text that is added after this one needs a space between them. */
export const needsSpace = (before: string): boolean => STUCK.test(before);

/** Whether the text ends with a blank line, after which typing would start a paragraph. */
export const endsWithBlankLine = (markdown: string): boolean => PARTED.test(markdown.replaceAll('\r', ''));
