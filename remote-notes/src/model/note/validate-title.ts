import { LIMITS } from '@my-note/contract';
import { lateTexts } from '../../late-texts.ts';

export const validateTitle = (title: string): string | null =>
  title.length > LIMITS.titleLength ? lateTexts.titleTooLong(LIMITS.titleLength, title.length) : null;
