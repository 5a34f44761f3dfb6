/** The URL parameter with the words to find. */
export const FIND = 'find';
export const HIGHLIGHTS = { all: 'note-find', current: 'note-find-current' } as const;

/** Styles of the highlights, for the element around the note's text. */
export const findStyles = {
  [`& ::highlight(${HIGHLIGHTS.all})`]: { bg: 'bg.mark' },
  [`& ::highlight(${HIGHLIGHTS.current})`]: { bg: 'accent.solid', color: 'accent.contrast' },
};
