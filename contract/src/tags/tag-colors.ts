import { isTagName, isWithinTag, tagKey } from './tag-name.ts';

/**
 * Colors that a tag can have, by their names. Each theme shows a shade of them that can be read.
 *
 * @example
 * const patch = <Box boxSize="4" style={{ background: TAG_HUES.red }} />;
 */
export const TAG_HUES = {
  red: '#c0352b',
  orange: '#c25a12',
  yellow: '#a37a00',
  green: '#3d8b37',
  teal: '#12807a',
  blue: '#2a6fc4',
  violet: '#7a55c7',
  pink: '#bf3f80',
} as const;
export type TagColor = keyof typeof TAG_HUES;

const isTagColor = (name: string): name is TagColor => Object.hasOwn(TAG_HUES, name);

/**
 * Their names, in the order in which they are offered.
 *
 * @example
 * TAG_COLORS.length; // 8
 */
export const TAG_COLORS: readonly TagColor[] = Object.keys(TAG_HUES).filter(isTagColor);

/** Colors of tags by the tags' keys. */
export type TagColors = ReadonlyMap<string, TagColor>;

/**
 * Reads the setting `tagColors`, such as `work=red,home=blue`. What cannot be read is left out.
 *
 * @example
 * readTagColors('work=red').get('work'); // 'red'
 */
export function readTagColors(value: string): Map<string, TagColor> {
  const colors = new Map<string, TagColor>();
  for (const entry of value.split(',')) {
    const [key = '', color = '', more] = entry.split('=');
    if (isTagColor(color) && more === undefined && isTagName(key) && tagKey(key) === key)
      colors.set(key, color);
  }
  return colors;
}

/**
 * Writes the setting `tagColors`.
 *
 * @example
 * writeTagColors(new Map([['work', 'red']])); // 'work=red'
 */
export const writeTagColors = (colors: TagColors): string =>
  [...colors].map(([key, color]) => `${key}=${color}`).join(',');

/**
 * The colors after a tag was renamed: those of the tag and of the tags below it go with it. A tag that has a colour keeps it,
 * as does one that existed before.
 *
 * @example
 * const names = { from: 'work', to: 'job' };
 * renameTagColors(readTagColors('work=red'), names, { isMerged: false, isWhole: true }).get('job'); // 'red'
 * @param isMerged whether there was the tag `to` already
 * @param isWhole whether the tag `from` is in no text any more
 */
export function renameTagColors(
  colors: TagColors,
  names: { from: string; to: string },
  { isMerged, isWhole }: { isMerged: boolean; isWhole: boolean },
): Map<string, TagColor> {
  const [from, to] = [tagKey(names.from), tagKey(names.to)];
  const renamed = new Map(colors);
  if (from === to) return renamed;
  const moved = [...colors].filter(([key]) => isWithinTag(key, from));
  if (isWhole) for (const [key] of moved) renamed.delete(key);
  for (const [key, color] of moved) {
    const next = to + key.slice(from.length);
    const keepsOwn = colors.has(next) || (isMerged && next === to);
    if (!keepsOwn && isTagName(next)) renamed.set(next, color);
  }
  return renamed;
}

/**
 * The colors after a rename was undone: both tags, and those below them, have the colors from before.
 *
 * @example
 * const before = readTagColors('work=red');
 * undoTagColors(readTagColors('job=red'), before, { from: 'work', to: 'job' }).get('work'); // 'red'
 */
export function undoTagColors(
  colors: TagColors,
  before: TagColors,
  names: { from: string; to: string },
): Map<string, TagColor> {
  const branches = [tagKey(names.from), tagKey(names.to)];
  const isTouched = (key: string) => branches.some((branch) => isWithinTag(key, branch));
  return new Map([
    ...[...colors].filter(([key]) => !isTouched(key)),
    ...[...before].filter(([key]) => isTouched(key)),
  ]);
}
