import { warningTexts } from '../../warning-texts.ts';

/** The category of what was archived, so that nobody misses what was out of sight. */
export const ARCHIVE = 'Archive';

export const trashedIn = (program: string) => warningTexts.inTrashOf(program);
