import list from 'emojibase-data/en/compact.json';
import * as z from 'zod/mini';

const emojiSchema = z.object({
  unicode: z.string(),
  label: z.string(),
  group: z.optional(z.int()),
  tags: z.optional(z.array(z.string())),
});

export interface Emoji {
  emoji: string;
  label: string;
  group: number;
  /** Label and tags in lower case, each word behind a space. */
  words: string;
}

/** The parts that other emojis are made of: tones of skin and hair. */
const PARTS = 2;

/** Every emoji in the order of keyboards, by its names in English. */
export const EMOJIS: readonly Emoji[] = z
  .array(emojiSchema)
  .parse(list)
  .flatMap(({ unicode, label, group, tags = [] }) =>
    group === undefined || group === PARTS
      ? []
      : { emoji: unicode, label, group, words: ` ${[label, ...tags].join(' ').toLowerCase()}` },
  );

/** The emojis whose words begin with each typed word; those whose label begins with the text come first. */
export function findEmojis(emojis: readonly Emoji[], typed: string): readonly Emoji[] {
  const text = typed.trim().toLowerCase();
  if (text === '') return emojis;
  const wanted = text.split(/\s+/);
  const found = emojis.filter(
    ({ emoji, words }) => emoji === text || wanted.every((word) => words.includes(` ${word}`)),
  );
  const starts = ({ label }: Emoji) => label.toLowerCase().startsWith(text);
  return [...found.filter(starts), ...found.filter((emoji) => !starts(emoji))];
}
