import { translated } from '@my-note/contract/language';

export const iconTexts = translated('kit/icon', {
  iconOf: (title: string) => `Icon of “${title}”`,
  searchEmojis: 'Search emojis',
  emojis: 'Emojis',
  noEmoji: 'No emoji has this name.',
  removeIcon: 'Remove icon',
  emojiGroups: [
    'Smileys',
    'People',
    'Parts',
    'Animals and nature',
    'Food and drink',
    'Travel and places',
    'Activities',
    'Objects',
    'Symbols',
    'Flags',
  ],
});
