import * as z from 'zod/mini';
import { itemTexts } from './texts.ts';

const PART =
  '(?:\\p{RI}{2}|\\p{Emoji}(?:\\p{EMod}|\\uFE0F?\\u20E3|\\uFE0F|[\\u{E0020}-\\u{E007E}]+\\u{E007F})?)';
/** One emoji as people see it, also one of several joined parts (UTS #51); a digit alone is none. */
const EMOJI = new RegExp(`^(?![0-9#*]\\uFE0F?$)${PART}(?:\\u200D${PART})*$`, 'u');
const MAX_UNITS = 32;

/** The icon of a note or category. */
export const iconSchema = z
  .string()
  .check(
    z.maxLength(MAX_UNITS, { error: () => itemTexts.oneEmoji }),
    z.regex(EMOJI, { error: () => itemTexts.oneEmoji }),
  );
