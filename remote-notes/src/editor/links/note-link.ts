import type { LinkedNote } from '../text-editor.ts';

/** Links between notes are stored by id, so that renaming breaks none (contract, `NOTE_REFERENCE`). */
export const noteAddress = (id: string): string => `note:${id}`;

const SPECIAL = /[\\[\]*_`<~]/g;

/** Such a link as Markdown. */
export const noteLink = ({ id, title }: LinkedNote): string =>
  `[${title.replace(SPECIAL, '\\$&')}](${noteAddress(id)})`;
