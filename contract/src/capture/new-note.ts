import * as z from 'zod/mini';
import { LIMITS } from '../constants.ts';
import { itemTexts } from '../items/texts.ts';
import { tagSchema } from '../tags/tag-calls.ts';

/** Header of a call that is done once, however often it is sent. */
export const IDEMPOTENCY_KEY_HEADER = 'idempotency-key';

/** Tags that a call gives a new note. */
const MOST_TAGS = 50;

/** Title of a note that is made in one call: unlike a draft's it is not empty. */
export const newTitleSchema = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: () => itemTexts.aTitleRequired }),
    z.maxLength(LIMITS.titleLength, { error: () => itemTexts.titleTooLong(LIMITS.titleLength) }),
  );

export const newTagsSchema = z
  .array(tagSchema)
  .check(z.maxLength(MOST_TAGS, { error: () => itemTexts.mostTags(MOST_TAGS) }));
