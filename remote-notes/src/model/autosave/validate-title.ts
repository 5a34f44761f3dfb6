import { LIMITS } from '@my-note/contract';
import { texts } from '../../texts.ts';

/** Why the service would refuse a note's title, in words; null when it takes it. */
export const validateTitle = (title: string): string | null =>
  title.length > LIMITS.titleLength ? texts.titleTooLong(LIMITS.titleLength, title.length) : null;
