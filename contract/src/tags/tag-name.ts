/** Characters of the longest tag, without its `#`. */
export const LONGEST_TAG = 100;

const SEGMENT = '[\\p{L}\\p{M}\\p{N}_-]+';
/** Source of a regular expression (flag `u`) for a name such as `work/log`. It does not check that there is a letter. */
export const TAG_NAME = `${SEGMENT}(?:/${SEGMENT})*`;

const WHOLE = new RegExp(`^${TAG_NAME}$`, 'u');
const LETTER = /\p{L}/u;

/**
 * Whether a name, without its `#`, can be a tag: letters of any script, digits, `_`, `-`, levels divided by `/`, and at
 * least one letter.
 *
 * @example
 * isTagName('work/log'); // true; isTagName('2026') is false
 */
export const isTagName = (name: string): boolean =>
  name.length <= LONGEST_TAG && LETTER.test(name) && WHOLE.test(name);

/**
 * What two spellings of one tag have in common: `Work` and `work` are the same tag.
 *
 * @example
 * tagKey('Work/Log') === tagKey('work/log'); // true
 */
export const tagKey = (name: string): string => name.normalize('NFC').toLowerCase();

/**
 * Whether a tag is another one or below it, both by their keys: `work/log` is within `work`.
 *
 * @example
 * const some = keys.filter((key) => isWithinTag(key, tagKey('Work')));
 */
export const isWithinTag = (key: string, parent: string): boolean =>
  key === parent || key.startsWith(`${parent}/`);
