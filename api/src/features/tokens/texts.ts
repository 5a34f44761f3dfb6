import { translated } from '@my-note/contract/language';

/** Refusals of access tokens. */
export const tokensTexts = translated('api/tokens', {
  badDate: 'expires: Choose a date in the future, before the year 9999',
  tooMany: (count: number) => `You can have at most ${count} tokens. Delete one first`,
});
