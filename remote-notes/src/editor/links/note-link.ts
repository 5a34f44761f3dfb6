import type { LinkedNote } from '../base/text-editor.ts';

/** Links between notes have the note's id, so that they survive renaming (contract, `NOTE_REFERENCE`). */
export const noteUrl = (id: string): string => `note:${id}`;

const SPECIAL = /[\\[\]*_`<~]/g;

export const noteLink = ({ id, title }: LinkedNote): string =>
  `[${title.replace(SPECIAL, '\\$&')}](${noteUrl(id)})`;
