import { LIMITS } from '@my-note/contract';
import { texts } from '../../texts.ts';

/** The error message for a note's title; null when it is valid. */
export const validateTitle = (title: string): string | null =>
  title.length > LIMITS.titleLength ? texts.titleTooLong(LIMITS.titleLength, title.length) : null;
