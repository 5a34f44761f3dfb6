import { inLanguage } from '../../../core/language/language.ts';
import { youtubeTexts } from '../texts.ts';

/** The reasons of a failed fetch that have no value in them. */
const PLAIN = [
  'askedToWait429',
  'connectionFailed',
  'damaged',
  'documentType',
  'encoding',
  'notFound',
  'notList',
  'notPublic',
  'notStored',
  'redirectedAway',
  'redirectsInCircle',
  'responseTooLarge',
  'tooLate',
  'unknownFormat',
  'unreadable',
] as const satisfies (keyof typeof youtubeTexts)[];

const inEnglish = <Result>(read: () => Result): Result => inLanguage('en', read);
const VALUE = '0';

/** The value in a stored text that an English one is made with; undefined when it is another text. */
function valueIn(stored: string, english: (value: string) => string): string | undefined {
  const [before = '', after = ''] = inEnglish(() => english(VALUE)).split(VALUE);
  return stored.startsWith(before) && stored.endsWith(after)
    ? stored.slice(before.length, stored.length - after.length)
    : undefined;
}

/**
 * A stored reason in the language of its reader. It is stored in English, because all who follow the channel read it; what
 * another version has stored in other words stays as it is.
 */
export function failureReason(stored: string): string {
  const key = PLAIN.find((one) => inEnglish(() => youtubeTexts[one]) === stored);
  if (key) return youtubeTexts[key];
  const status = valueIn(stored, (value) => youtubeTexts.responded(Number(value)));
  if (status !== undefined) return youtubeTexts.responded(Number(status));
  const time = valueIn(stored, (value) => youtubeTexts.askedToWaitUntil(value));
  return time === undefined ? stored : youtubeTexts.askedToWaitUntil(time);
}
