import { numberFormat, translated } from '../language/index.ts';

const number = numberFormat();

/** What is wrong with other forms. */
export const siteTexts = translated('contract/site', {
  cssTooLong: (characters: number) => `At most ${number(characters)} characters`,
  noVersion: 'This is not a version',
  reasonTooLong: 'The reason may have at most 300 characters',
  enterChannel: 'Enter a channel address, an @handle or a video address',
  noChannels: 'The file names no channel',
  mostChannels: 'At most 5,000 channels at once',
  noCursor: 'is no cursor of an answer',
  transcriptEmpty: 'The transcript is empty',
  transcriptLines: 'The transcript has too many lines',
  transcriptTooLong: 'The transcript is longer than a million characters',
});
