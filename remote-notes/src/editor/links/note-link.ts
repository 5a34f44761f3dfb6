import type { LinkedNote } from '../base/text-editor.ts';

/** Links between notes have the note's id, so that they survive renaming (contract, `NOTE_REFERENCE`). */
export const noteUrl = ({ id, part = '' }: Omit<LinkedNote, 'title'>): string =>
  (id === '' ? '' : `note:${id}`) + part;

const SPECIAL = /[\\[\]*_`<~]/g;

/** Embedding is written as a picture of the note, which other programs show as its words at least. */
export const noteLink = (note: LinkedNote): string =>
  `${note.isEmbedded ? '!' : ''}[${note.title.replace(SPECIAL, '\\$&')}](${noteUrl(note)})`;
