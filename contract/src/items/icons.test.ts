import { describe, expect, test } from 'vitest';
import { iconSchema } from './icons.ts';

const accepts = (text: string) => iconSchema.safeParse(text).success;

describe('An icon', () => {
  test.each(['🏮', '❤️', '❤', '👩‍🚀', '👍🏽', '🇻🇳', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '1️⃣', '👨‍👩‍👧‍👦'])('may be the emoji %s', (emoji) => {
    expect(accepts(emoji)).toBe(true);
  });

  test.each([
    '',
    'a',
    '1',
    '#',
    '🏮🏮',
    '🏮 ',
    'é',
    '\u200D',
    '🏮\u200D',
    '<b>',
    '🏮'.repeat(20),
    `${'🏮\u200D'.repeat(20)}🏮`,
  ])('is not %j', (text) => {
    expect(accepts(text)).toBe(false);
  });
});
