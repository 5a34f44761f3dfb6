import { LIMITS } from '@my-note/contract';
import { texts } from '../../texts.ts';

export const validateTitle = (title: string): string | null =>
  title.length > LIMITS.titleLength ? texts.titleTooLong(LIMITS.titleLength, title.length) : null;
