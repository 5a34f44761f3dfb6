import { translated } from '@my-note/contract/language';

/** Words around a note that is shown in another one. */
export const embedTexts = translated('kit/embeds', {
  untitled: 'Untitled',
  unknown: 'Note',
  region: (title: string) => `Embedded note: ${title}`,
  regionOfPart: (title: string, part: string) => `Part of the note ${title}: ${part}`,
  loading: 'Loading the note…',
  gone: 'This note is in the trash, or was deleted.',
  hidden: 'This note isn’t shared with you.',
  category: 'A category isn’t shown in a note. Open it to see what is in it.',
  failed: 'Couldn’t load this note. Check your connection and try again.',
  tryAgain: 'Try again',
  empty: 'This note is empty.',
  partGone: 'This part isn’t in the note any more. Open the note to see the rest.',
  cycle: 'This note is already shown around here. Open it to read it on its own.',
  deep: 'Notes are shown inside notes up to three levels deep. Open this one to read it.',
  over: 'So many notes are shown here already that this one is only a link.',
});
