/** Lines with their line ends; joined they are the text. */
export const splitLines = (text: string): string[] => text.split(/(?<=\n)/);

/** Words, spaces and punctuation; joined they are the text. */
export const splitWords = (text: string): string[] => text.match(/\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu) ?? [];

/**
 * How many segments are equal at the start and at the end of all sides. Comparing only what is between is much
 * faster, because most of a note is unchanged.
 */
export function commonPrefixAndSuffix(sides: readonly string[][]): { start: number; end: number } {
  const count = (of: readonly string[][], at: (index: number) => number) => {
    const [first = []] = of;
    const most = Math.min(...of.map(({ length }) => length));
    let same = 0;
    while (same < most && of.every((side) => side.at(at(same)) === first.at(at(same)))) same += 1;
    return same;
  };
  const start = count(sides, (index) => index);
  const rests = sides.map((side) => side.slice(start));
  return { start, end: count(rests, (index) => -1 - index) };
}
