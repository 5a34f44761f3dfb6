import type { LinkedNote } from '../base/text-editor.ts';

/** Links between notes are stored by id, so that renaming breaks none (contract, `NOTE_REFERENCE`). */
export const noteUrl = (id: string): string => `note:${id}`;

const SPECIAL = /[\\[\]*_`<~]/g;

/** Such a link as Markdown. */
export const noteLink = ({ id, title }: LinkedNote): string =>
  `[${title.replace(SPECIAL, '\\$&')}](${noteUrl(id)})`;
