import { translated } from '@my-note/contract/language';

/** Refusals of saved searches. */
export const savedSearchesTexts = translated('api/saved-searches', {
  gone: 'This saved search does not exist any more',
  tooMany: (count: number) => `At most ${count} searches can be saved. Remove one that you no longer need`,
});
